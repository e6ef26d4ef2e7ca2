import { expect, type Locator, type Page } from '@playwright/test'

/** How a person presses and writes: with a mouse or a finger, or by keys alone. */
export interface Hand {
  press(target: Locator, options?: { timeout?: number }): Promise<void>
  write(field: Locator, text: string): Promise<void>
}

export const pointer: Hand = {
  press: (target, options) => target.click(options),
  write: (field, text) => field.fill(text),
}

// Nothing in the room may be farther away: who goes there by keys gives up before.
const MOST_STEPS = 60

/**
 * A person without a mouse: goes to what is wanted by Tab, and by arrows inside of menus and choices, and presses Enter.
 * What cannot be reached so fails, with the way that was gone.
 */
export class Keys implements Hand {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async reach(target: Locator, options?: { timeout?: number }): Promise<void> {
    await expect(target).toBeVisible(options)
    const way: string[] = []
    for (let step = 0; step < MOST_STEPS; step++) {
      const key = await target.evaluate(nextKey)
      if (key === null) return
      await this.#page.keyboard.press(key)
      // Groups move the focus in a task of their own, after the key.
      await this.#page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
      way.push(`${key}: ${await this.#focused()}`)
    }
    throw new Error(`${target.toString()} is not reached by keys:\n${way.join('\n')}`)
  }

  async press(target: Locator, options?: { timeout?: number }): Promise<void> {
    await this.reach(target, options)
    const choice = await target.evaluate((element) => {
      const isOf = (kind: string) => element.matches(`[role="${kind}"], input[type="${kind}"]`)
      const isChosen = element.matches('[aria-checked="true"], :checked')
      return { isRadio: isOf('radio'), isCheckbox: isOf('checkbox'), isChosen }
    })
    // The arrows have chosen a radio button on their way.
    if (choice.isRadio && choice.isChosen) return
    await this.key(choice.isCheckbox || choice.isRadio ? 'Space' : 'Enter')
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field)
    await this.#page.keyboard.press('ControlOrMeta+a')
    await this.#page.keyboard.insertText(text)
  }

  /** Presses a key wherever the focus is: the keys of the room. */
  async key(name: string): Promise<void> {
    await this.#page.keyboard.press(name)
  }

  #focused(): Promise<string> {
    return this.#page.evaluate(() => {
      const { activeElement: at } = document
      return `${at?.tagName} ${at?.getAttribute('aria-label') ?? at?.textContent?.slice(0, 40)}`
    })
  }
}

/** The key that leads nearer to an element; null when it has the focus. Runs in the page. */
function nextKey(target: Element): string | null {
  const at = document.activeElement
  if (at === target) return null
  const group = target.closest('[role="menu"], [role="radiogroup"], [role="tablist"]')
  const isInGroup = at !== null && group?.contains(at) === true
  const isAfter = at !== null && (at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  // Of radio buttons of one name, Tab stops at one alone.
  const nameOf = (element: Element | null) =>
    element?.matches('input[type="radio"]') ? element.getAttribute('name') : null
  if (nameOf(target) !== null && nameOf(target) === nameOf(at)) return isAfter ? 'ArrowDown' : 'ArrowUp'
  if (isInGroup) {
    const isUpright = group?.getAttribute('role') === 'menu' || group?.getAttribute('aria-orientation') === 'vertical'
    if (isUpright) return isAfter ? 'ArrowDown' : 'ArrowUp'
    return isAfter ? 'ArrowRight' : 'ArrowLeft'
  }
  return isAfter || at === document.body ? 'Tab' : 'Shift+Tab'
}

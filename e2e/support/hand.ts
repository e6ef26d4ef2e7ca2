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
    // It is looked for once: each search by a role asks for the roles of the whole page.
    let element = await target.elementHandle()
    const way: string[] = []
    while (way.length < MOST_STEPS) {
      const step = await element?.evaluate(nextStep)
      if (step === undefined) {
        element = await target.elementHandle()
        way.push('looked for anew')
        continue
      }
      if (step.key === null) return
      way.push(`${step.focused}: ${step.key}`)
      await this.#page.keyboard.press(step.key)
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
}

interface Step {
  /** The element with the focus, by its name. */
  focused: string
  /** Null at the goal. */
  key: string | null
}

/**
 * The step that leads nearer to an element; undefined when it is no longer seen, such as one on the page before. Runs in
 * the page.
 */
async function nextStep(target: Element): Promise<Step | undefined> {
  // Groups move the focus in a task of their own, after the key.
  await new Promise((resolve) => setTimeout(resolve))
  if (!target.checkVisibility()) return undefined
  const at = document.activeElement
  const focused = `${at?.tagName} ${at?.getAttribute('aria-label') ?? at?.textContent?.slice(0, 40)}`
  if (at === target) return { focused, key: null }
  const group = target.closest('[role="menu"], [role="radiogroup"], [role="tablist"]')
  const isInGroup = at !== null && group?.contains(at) === true
  const isAfter = at !== null && (at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const isUpright = group?.getAttribute('role') === 'menu' || group?.getAttribute('aria-orientation') === 'vertical'
  // Of radio buttons of one name, Tab stops at one alone.
  const nameOf = (element: Element | null) =>
    element?.matches('input[type="radio"]') ? element.getAttribute('name') : null
  const isOfSameName = nameOf(target) !== null && nameOf(target) === nameOf(at)
  if (isOfSameName || (isInGroup && isUpright)) return { focused, key: isAfter ? 'ArrowDown' : 'ArrowUp' }
  if (isInGroup) return { focused, key: isAfter ? 'ArrowRight' : 'ArrowLeft' }
  return { focused, key: isAfter || at === document.body ? 'Tab' : 'Shift+Tab' }
}

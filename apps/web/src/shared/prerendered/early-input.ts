/**
 * Keeps what a visitor does on a prerendered page before the app is there. Fields keep their own text and ticks;
 * choices in a select, presses of buttons and submitted forms are recorded here.
 */
export interface EarlyInput {
  /** Hands everything to the app and stops listening. Call it when React has taken the page over, before it is idle. */
  handOver: () => Promise<void>
}

/** Events that a select sends, one after the other. */
const CHOICE = ['input', 'change']

export function keepEarlyInput(page: Document): EarlyInput {
  const choices = new Map<HTMLSelectElement, string>()
  const presses: (() => void)[] = []
  const sent = new Set<EventTarget>()
  function onChoice(event: Event) {
    const select = event.target
    if (!(select instanceof HTMLSelectElement)) return
    // React would take the page over in the middle of this event, set the select back, and hear of the old choice.
    event.stopPropagation()
    choices.set(select, select.value)
  }
  function onSubmit(event: Event) {
    // The browser would load the page anew.
    event.preventDefault()
    const form = event.target
    // A visitor who waits presses again; a wrong password would count each time.
    if (!(form instanceof HTMLFormElement) || sent.has(form)) return
    sent.add(form)
    presses.push(() => form.requestSubmit())
  }
  function onClick({ target }: Event) {
    const button = target instanceof Element && target.closest<HTMLElement>('button:not([type="submit"])')
    if (button) presses.push(() => button.click())
  }
  for (const type of CHOICE) page.addEventListener(type, onChoice, { capture: true })
  page.addEventListener('submit', onSubmit)
  page.addEventListener('click', onClick)
  return {
    async handOver() {
      for (const type of CHOICE) page.removeEventListener(type, onChoice, { capture: true })
      page.removeEventListener('submit', onSubmit)
      page.removeEventListener('click', onClick)
      const entries = [...page.querySelectorAll('input')].filter(isChanged).map(enterAgain)
      for (const act of [...entries, ...[...choices].map(chooseAgain), ...presses]) {
        act()
        // React renders what it changed.
        await Promise.resolve()
      }
    },
  }
}

const isBox = (field: HTMLInputElement) => field.type === 'radio' || field.type === 'checkbox'

/** Not as the page came. Of two radio buttons the one that was chosen. */
function isChanged(field: HTMLInputElement): boolean {
  return isBox(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
}

/** Not read from the select, which React sets back before `handOver`. */
function chooseAgain([select, value]: [HTMLSelectElement, string]): () => void {
  return () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/**
 * React takes over inputs as they stand, hears only of later changes, and sets them back when it next renders. So what
 * stands there is remembered now, and entered once more.
 */
function enterAgain(field: HTMLInputElement): () => void {
  const { value } = field
  if (isBox(field)) {
    return () => {
      field.checked = false
      field.click()
    }
  }
  const { selectionStart, selectionEnd } = field
  return () => {
    field.value = field.defaultValue
    // Past React's watch over this one field, as if it were typed now.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * What a visitor does on a prerendered page before the app is there, kept for it. Fields keep their own text and
 * choices; presses of buttons and forms sent off are written down here.
 */
export interface EarlyInput {
  /** Hands everything to the app and stops listening. Call it when React has taken the page over, before it is idle. */
  handOver: () => Promise<void>
}

export function keepEarlyInput(page: Document): EarlyInput {
  const presses: (() => void)[] = []
  function onSubmit(event: Event) {
    // The browser would load the page anew.
    event.preventDefault()
    const form = event.target
    if (form instanceof HTMLFormElement) presses.push(() => form.requestSubmit())
  }
  function onClick({ target }: Event) {
    const button = target instanceof Element && target.closest<HTMLElement>('button:not([type="submit"])')
    if (button) presses.push(() => button.click())
  }
  page.addEventListener('submit', onSubmit)
  page.addEventListener('click', onClick)
  return {
    async handOver() {
      page.removeEventListener('submit', onSubmit)
      page.removeEventListener('click', onClick)
      const changes = [...page.querySelectorAll<Field>('input, select')].filter(isChanged).map(onceMore)
      for (const act of [...changes, ...presses]) {
        act()
        // React renders what it changed.
        await Promise.resolve()
      }
    },
  }
}

type Field = HTMLInputElement | HTMLSelectElement

const isBox = (field: HTMLInputElement) => field.type === 'radio' || field.type === 'checkbox'

/** Not as the page came. Of two radio buttons the one that was chosen. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  return isBox(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
}

/**
 * React takes over fields as they stand, hears only of later changes, and sets them back when it next renders. So what
 * stands there is remembered now, and entered once more.
 */
function onceMore(field: Field): () => void {
  const { value } = field
  if (field instanceof HTMLSelectElement) {
    return () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
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

import { useEffect, useRef, useState } from 'react'

/** Leads a person to what is wrong: a refused form may have its error far above the button that was pressed. */
export function useFirstWrong() {
  const form = useRef<HTMLFormElement | null>(null)
  const [shown, setShown] = useState(0)
  // The errors are on the screen only after the render that follows the refusal.
  useEffect(() => {
    if (shown > 0) focusFirstWrong(form.current)
  }, [shown])
  return {
    sentFrom(element: HTMLFormElement | null) {
      form.current = element
    },
    show: () => setShown((before) => before + 1),
  }
}

/** @returns whether a field is wrong */
export function focusFirstWrong(form: HTMLElement | null): boolean {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!wrong) return false
  wrong.scrollIntoView({ block: 'center' })
  const controls = 'input, textarea, select, button, [tabindex="0"]'
  const control = wrong.matches(controls) ? wrong : wrong.querySelector<HTMLElement>(controls)
  control?.focus({ preventScroll: true })
  return true
}

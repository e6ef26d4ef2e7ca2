/** A `ref` for the main element of a step: it gets the focus when it appears, because the step before is gone. */
export const focusNow = (element: HTMLElement | null) => element?.focus()

/** A `ref` for what a step is about: the keyboard goes there when it appears, because the step before is gone. */
export const focusNow = (element: HTMLElement | null) => element?.focus()

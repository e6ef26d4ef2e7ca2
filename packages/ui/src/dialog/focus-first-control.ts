/**
 * Moves focus when a dialog opens: to the first thing to fill in, else to the dialog itself, whose title is then read.
 * Never to the close button: its tooltip would be the first thing seen. Nor to the hidden input beside a drawn radio or
 * checkbox, which is for forms and of which a screen reader says nothing.
 */
export function focusFirstControl(event: Event) {
  const panel = event.currentTarget ?? event.target
  if (!(panel instanceof HTMLElement)) return
  event.preventDefault()
  const control = panel.querySelector<HTMLElement>(
    '[autofocus], input:not([type="hidden"], [aria-hidden="true"], [tabindex="-1"], :disabled), textarea, select',
  )
  const target = control ?? panel
  target.focus()
}

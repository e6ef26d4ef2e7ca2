import { within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Replaces what stands in a field at once, which is cheaper than letter by letter. */
export async function paste(user: UserEvent, label: string | RegExp, text: string, part = document.body) {
  const field = await within(part).findByLabelText(label)
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

/** Where a field says what is wrong with it; found by its English label. */
export const errorOf = (label: string | RegExp, part = document.body): HTMLElement => {
  const place = document.getElementById(`${within(part).getByLabelText(label).id}-error`)
  if (!place) throw new Error(`The field ${label} has no place for an error`)
  return place
}

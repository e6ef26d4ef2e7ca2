import { useState } from 'react'
import { useDraft } from './use-draft.ts'

/**
 * The one text of a small form, kept as the fields of a large one are: it outlives the tab, not the person's sign-out.
 * Show `<DraftLine>` beside the field, and call `draft.sent` when the server has the text.
 * @param form and `id` as of `useDraft`
 */
export function useDraftText(form: string, id: string) {
  const [text, setText] = useState('')
  const draft = useDraft({ form, id, blank: { text: '' }, show: (kept) => setText(kept.text) })
  function change(typed: string) {
    setText(typed)
    draft.change({ text: typed })
  }
  return { text, change, draft }
}

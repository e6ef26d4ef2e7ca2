/** A form's draft in the browser's own database and locks, for `draft.browser.test.ts`. */
import { createDraft } from '../create-draft.ts'
import { createDraftStore } from '../draft-store.ts'

interface Feedback {
  about: string
  photo: Blob | null
}
const blank: Feedback = { about: '', photo: null }
const store = createDraftStore('test-drafts')
const draft = createDraft({ name: { userId: 'usr_li', form: 'feedback', id: 'les_1' }, store, blank })
let shown = blank
draft.start((values) => {
  shown = values
})

const draftProbe = {
  status: () => draft.getState().status,
  type: (about: string) => draft.change({ about, photo: new Blob(['photo']) }),
  shown: async () => ({ about: shown.about, photo: (await shown.photo?.text()) ?? null }),
  takeOver: () => draft.takeOver(),
  sent: () => draft.sent(),
  count: (userId: string) => store.count(userId),
  /** Keeps as many drafts of other forms, each with a file. */
  fill: async (drafts: number) => {
    const values = { photo: new Blob([new Uint8Array(100_000)]) }
    for (let id = 0; id < drafts; id += 1)
      await store.put(
        { userId: 'usr_li', form: 'other', id: String(id) },
        { savedAt: Date.now(), sizeBytes: 1, values },
      )
  },
  clear: (userId: string) => store.clear(userId),
}
declare global {
  interface Window {
    draftProbe: typeof draftProbe
  }
}
window.draftProbe = draftProbe

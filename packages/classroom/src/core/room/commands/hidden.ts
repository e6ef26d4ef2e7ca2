/** The place of an event that a viewer may know nothing of, so that the numbers of their log have no gap. */
import { type EventTable, noContent } from './table.ts'

export type HiddenEvent = { type: 'hidden' }

export const hiddenEvents: EventTable<HiddenEvent> = {
  hidden: { shape: {}, rights: 'unchanged', privacy: 'public', content: noContent, evolve: (room) => room },
}

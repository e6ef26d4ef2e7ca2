import { personalKey } from '../../shared/session/tab-owner.ts'
import { keysOf, type ListedStorage } from '../../shared/choices/storage.ts'

/** Forms with typed text that is not saved yet; a form that equals the saved text keeps nothing. */
export type UnsavedText = 'profile' | 'rating'

/** Names what a sign-out loses: typed text of this tab, and what is kept on the device. */
export type UnsavedSentence = UnsavedText | 'both' | 'kept' | 'several'

/** The sentence about what would be lost; null where nothing would. @param keptCount drafts, takes and uploads */
export function unsavedSentence(texts: readonly UnsavedText[], keptCount: number): UnsavedSentence | null {
  if (keptCount > 0) return texts.length === 0 ? 'kept' : 'several'
  return texts.length > 1 ? 'both' : (texts[0] ?? null)
}

/** Lists the texts that a sign-out would lose, of all users who take turns in this tab. */
export function unsavedTexts(storage: ListedStorage): readonly UnsavedText[] {
  const kinds = new Set(keysOf(storage).map((key) => personalKey.exec(key)?.[1]))
  return (['profile', 'rating'] as const).filter((kind) => kinds.has(kind))
}

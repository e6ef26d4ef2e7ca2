import { personalKey } from '../../shared/session/tab-owner.ts'
import { keysOf, type ListedStorage } from '../../shared/choices/storage.ts'

/** Forms with typed text that is not saved yet; a form that equals the saved text keeps nothing. */
export type UnsavedText = 'profile' | 'rating'

/** Lists the texts that a sign-out would lose, of all users who take turns in this tab. */
export function unsavedTexts(storage: ListedStorage): readonly UnsavedText[] {
  const kinds = new Set(keysOf(storage).map((key) => personalKey.exec(key)?.[1]))
  return (['profile', 'rating'] as const).filter((kind) => kinds.has(kind))
}

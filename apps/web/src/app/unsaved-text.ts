import { personalKey } from '../shared/session/tab-owner.ts'
import { keysOf, type ListedStorage } from '../shared/storage.ts'

/** Forms in which somebody typed what nobody has saved yet; a form that says again what is saved keeps nothing. */
export type UnsavedText = 'profile' | 'rating'

/** What a sign-out would lose, of everybody who takes turns in this tab. */
export function unsavedTexts(storage: ListedStorage): readonly UnsavedText[] {
  const kinds = new Set(keysOf(storage).map((key) => personalKey.exec(key)?.[1]))
  return (['profile', 'rating'] as const).filter((kind) => kinds.has(kind))
}

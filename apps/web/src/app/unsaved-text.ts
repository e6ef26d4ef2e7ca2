import type { KeyValueStorage } from '@hwjy/sdk'
import { personalKey } from '../shared/session/tab-owner.ts'

/** Forms in which somebody typed what nobody has saved yet; a form that says again what is saved keeps nothing. */
export type UnsavedText = 'profile' | 'rating'

/** What a sign-out would lose, of everybody who takes turns in this tab. */
export function unsavedTexts(storage: KeyValueStorage): readonly UnsavedText[] {
  const kinds = new Set(Object.keys(storage).map((key) => personalKey.exec(key)?.[1]))
  return (['profile', 'rating'] as const).filter((kind) => kinds.has(kind))
}

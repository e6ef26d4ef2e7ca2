import type { ProfileChange } from '@hwjy/sdk'
import type { Violation } from '@hwjy/sdk/schemas'

export type ProfileText = Readonly<Record<'name' | 'nickname' | 'introduction' | 'birthday', string>>

/**
 * Returns the fields that differ from the saved ones, for the server; null when none does. A removed birthday is a
 * change, too.
 */
export function profileChange(saved: ProfileText, typed: ProfileText): ProfileChange | null {
  const { name, nickname, introduction, birthday } = typed
  const change: ProfileChange = {
    ...(name !== saved.name && { name }),
    ...(nickname !== saved.nickname && { nickname }),
    ...(introduction.trim() !== saved.introduction && { introduction: introduction.trim() }),
    ...(birthday !== saved.birthday && { birthday }),
  }
  return Object.keys(change).length === 0 ? null : change
}

/** An introduction can be changed, not removed; a user who never wrote one may change the rest without one. */
export const introductionRule = (saved: ProfileText, typed: ProfileText): readonly Violation[] =>
  typed.introduction.trim() === '' && saved.introduction !== ''
    ? [{ path: 'introduction', kind: 'missing', limit: null }]
    : []

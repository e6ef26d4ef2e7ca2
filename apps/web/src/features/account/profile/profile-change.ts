import type { ProfileChange } from '@hwjy/sdk'

/** Characters, as the contract has them. */
export const NAME_MAX = 50
export const INTRODUCTION_MAX = 500

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

/** Lists the required fields that are empty. A user who never wrote an introduction may change the rest without one. */
export const profileGaps = (saved: ProfileText, typed: ProfileText): readonly (keyof ProfileText)[] =>
  (['name', 'nickname', 'introduction'] as const).filter(
    (field) => typed[field].trim() === '' && (field !== 'introduction' || saved.introduction !== ''),
  )

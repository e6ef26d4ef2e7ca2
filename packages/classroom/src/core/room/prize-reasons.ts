/** The usual reasons for a prize. The log has the words that the teacher chose; each reader sees them in their language. */
import type { Language } from '@hwjy/base'

export type PrizeReason = 'speaking' | 'writing' | 'active'

/** In the order in which they are offered. A text that was once offered stays here, because logs have it. */
export const PRIZE_REASONS: Readonly<Record<PrizeReason, Readonly<Record<Language, string>>>> = {
  speaking: { 'en-US': 'Good pronunciation', 'zh-CN': '发音标准', 'ja-JP': '発音がきれい' },
  writing: { 'en-US': 'Neat writing', 'zh-CN': '书写工整', 'ja-JP': '字がていねい' },
  active: { 'en-US': 'Active in class', 'zh-CN': '积极发言', 'ja-JP': '積極的な発言' },
}

/** A usual reason in the reader's language, whatever the teacher's was; the teacher's own words as they are. */
export const prizeReasonIn = (language: Language, reason: string): string =>
  Object.values(PRIZE_REASONS).find((texts) => Object.values(texts).includes(reason))?.[language] ?? reason

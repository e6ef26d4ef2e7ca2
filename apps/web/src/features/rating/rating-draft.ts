import type { KeyValueStorage } from '@hwjy/sdk'
/** What a student has chosen and typed so far. */
export interface RatingDraft {
  /** 1–5; 0 before a star is pressed. */
  score: number
  comment: string
  optionIds: readonly string[]
}

/** Unicode characters, as the contract counts them. */
export const COMMENT_MAX_LENGTH = 200
export const emptyDraft: RatingDraft = { score: 0, comment: '', optionIds: [] }

export type RatingProblem = 'score-missing' | 'comment-too-long'

/** All that stands in the way of sending. */
export function ratingProblems({ score, comment }: RatingDraft): readonly RatingProblem[] {
  const problems: RatingProblem[] = []
  if (score < 1) problems.push('score-missing')
  if ([...comment].length > COMMENT_MAX_LENGTH) problems.push('comment-too-long')
  return problems
}

const keyOf = (lessonId: string) => `hwjy.rating.${lessonId}`

/** A draft belongs to this tab: it survives a reload, not the next person at the device. */
export function loadDraft(storage: KeyValueStorage, lessonId: string): RatingDraft {
  const saved = storage.getItem(keyOf(lessonId))
  return saved === null ? emptyDraft : parseDraft(saved)
}

export function saveDraft(storage: KeyValueStorage, lessonId: string, draft: RatingDraft) {
  storage.setItem(keyOf(lessonId), JSON.stringify(draft))
}

export const forgetDraft = (storage: KeyValueStorage, lessonId: string) => storage.removeItem(keyOf(lessonId))

/** An unreadable draft, from an older version perhaps, counts as none. */
function parseDraft(json: string): RatingDraft {
  try {
    const { score, comment, optionIds }: Partial<Record<keyof RatingDraft, unknown>> = JSON.parse(json)
    return {
      score: typeof score === 'number' && score >= 1 && score <= 5 ? score : 0,
      comment: typeof comment === 'string' ? comment : '',
      optionIds: Array.isArray(optionIds) ? optionIds.filter((id) => typeof id === 'string') : [],
    }
  } catch {
    return emptyDraft
  }
}

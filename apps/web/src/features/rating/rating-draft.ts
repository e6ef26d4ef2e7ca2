import type { KeyValueStorage, LessonFinish } from '@hwjy/sdk'

export interface RatingDraft {
  /** 1–5; 0 before a star is pressed. */
  score: number
  comment: string
  optionIds: readonly string[]
}

export const emptyDraft: RatingDraft = { score: 0, comment: '', optionIds: [] }

const isEmpty = (draft: RatingDraft) => JSON.stringify(draft) === JSON.stringify(emptyDraft)

/**
 * Identifies the draft by user and lesson. Children of one family are in one lesson, and must not read each other's.
 */
export interface RatedBy {
  userId: string
  lessonId: string
}

const keyOf = ({ userId, lessonId }: RatedBy) => `hwjy.draft.rating.${userId}.${lessonId}`

/** A draft belongs to this tab: it survives a reload, not the sign-out. */
export function loadDraft(storage: KeyValueStorage, by: RatedBy): RatingDraft {
  const saved = storage.getItem(keyOf(by))
  return saved === null ? emptyDraft : parseDraft(saved)
}

/** What this student said about the lesson before. */
export type SentRating = Pick<LessonFinish, 'rating' | 'ownFeedback'>

/** What the form opens with: the draft of this tab, else what was sent before. */
export const openingDraft = (draft: RatingDraft, { rating, ownFeedback }: SentRating): RatingDraft =>
  isEmpty(draft)
    ? { score: rating?.score ?? 0, comment: rating?.comment ?? '', optionIds: ownFeedback?.optionIds ?? [] }
    : draft

export function saveDraft(storage: KeyValueStorage, by: RatedBy, draft: RatingDraft) {
  // An empty draft is removed: there is nothing to keep.
  if (isEmpty(draft)) return forgetDraft(storage, by)
  storage.setItem(keyOf(by), JSON.stringify(draft))
}

export const forgetDraft = (storage: KeyValueStorage, by: RatedBy) => storage.removeItem(keyOf(by))

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

import type { Performance, PracticeScore } from '@hwjy/sdk'

export const SKILLS = ['listening', 'speaking', 'participation'] as const
export type Skill = (typeof SKILLS)[number]

/** Describes what is written about one student. 0 stars: not given yet. */
export type Row = Record<Skill, number> & { comment: string }

/** Rows that are not on the server yet, by student. A row that is not here is as it was saved. */
export type Unsent = Readonly<Record<string, UnsentRow>>

interface UnsentRow {
  row: Row
  /**
   * `lacking` was left without all of its stars, and cannot be sent until they are there. `failed` keeps what was typed;
   * leaving the row once more sends it again.
   */
  status: 'changed' | 'lacking' | 'sending' | 'failed'
  error?: unknown
}

export type RowEvent =
  | { type: 'typed'; stuId: string; row: Row }
  /** The row was left while stars were missing. */
  | { type: 'leftLacking'; stuId: string }
  | { type: 'sending'; stuId: string }
  | { type: 'sent'; stuId: string; row: Row }
  | { type: 'failed'; stuId: string; error: unknown }
  /** A draft of an earlier visit takes the place of everything. */
  | { type: 'restored'; rows: Readonly<Record<string, Row>> }

export function unsentReducer(unsent: Unsent, event: RowEvent): Unsent {
  if (event.type === 'restored') {
    const rows = Object.entries(event.rows).map(([stuId, row]) => [stuId, { row, status: 'changed' }] as const)
    return Object.fromEntries(rows)
  }
  const { stuId } = event
  const known = unsent[stuId]
  if (event.type === 'typed') {
    // The row keeps saying what it lacks until that is there.
    const status = known?.status === 'lacking' && !isComplete(event.row) ? 'lacking' : 'changed'
    return { ...unsent, [stuId]: { row: event.row, status } }
  }
  if (!known) return unsent
  switch (event.type) {
    case 'leftLacking':
      return { ...unsent, [stuId]: { row: known.row, status: 'lacking' } }
    case 'sending':
      return { ...unsent, [stuId]: { row: known.row, status: 'sending' } }
    case 'sent': {
      // Describes what was typed while the row was on its way has still to be sent.
      if (!isSameRow(known.row, event.row)) return { ...unsent, [stuId]: { row: known.row, status: 'changed' } }
      const { [stuId]: _sent, ...rest } = unsent
      return rest
    }
    case 'failed':
      return { ...unsent, [stuId]: { row: known.row, status: 'failed', error: event.error } }
    default:
      return event satisfies never
  }
}

export const rowOf = (saved: Performance | null): Row => ({
  listening: saved?.listening ?? 0,
  speaking: saved?.speaking ?? 0,
  participation: saved?.participation ?? 0,
  comment: saved?.comment ?? '',
})

/** The three stars belong together: the server takes all of them, or none. */
export const isComplete = (row: Row) => missingSkills(row).length === 0

/** Skills that have no stars yet. */
export const missingSkills = (row: Row): readonly Skill[] => SKILLS.filter((skill) => row[skill] === 0)

export const isSameRow = (a: Row, b: Row) => a.comment === b.comment && SKILLS.every((skill) => a[skill] === b[skill])

/** Only the typed rows, for the draft. */
export const typedRows = (unsent: Unsent): Record<string, Row> =>
  Object.fromEntries(Object.entries(unsent).map(([stuId, { row }]) => [stuId, row]))

/** Facts that a comment can begin with; nothing is said of what did not happen. */
export interface CommentFacts {
  spokeMinutes: number
  right: Pick<PracticeScore, 'correct' | 'questions'> | null
  prizes: number
}

export const commentFacts = (
  { talkSeconds }: { talkSeconds: number },
  { practises, prizes }: { practises: PracticeScore; prizes: { total: number } },
): CommentFacts => ({
  spokeMinutes: Math.round(talkSeconds / 60),
  right: practises.answered > 0 ? practises : null,
  prizes: prizes.total,
})

import type { EpochMs } from '@hwjy/classroom/core'
import type { FieldIssue } from '../field-issue.ts'
import type { Attachment } from '../files/attachment.ts'
import { type Annotation, inkIssues } from './annotation.ts'

/** Describes what a teacher has marked of one answer so far. */
export interface DraftMark {
  no: number
  score: number | null
  comment: string
  commentAudio: Attachment[]
  markedImages: Attachment[]
  annotations: Annotation[]
}

export interface MarkingDraft {
  savedAt: EpochMs
  /** Says how often the work was handed in by then. */
  handInCount: number
  comment: string
  commentImages: Attachment[]
  commentAudio: Attachment[]
  marks: DraftMark[]
}

interface SentMark {
  no: number
  score: number | null
  annotations: readonly Pick<Annotation, 'ink'>[]
}

export type DraftDenial = { reason: 'invalid'; issues: FieldIssue[] } | { reason: 'too-high'; questionNos: number[] }

/** A draft may be half of it, but what is there is about questions of the paper, once each, and not above their marks. */
export function draftDenial(
  questions: readonly { no: number; score: number }[],
  marks: readonly SentMark[],
): DraftDenial | null {
  const full = new Map(questions.map(({ no, score }) => [no, score]))
  const seen = new Set<number>()
  const issues: FieldIssue[] = []
  for (const [index, { no }] of marks.entries()) {
    const path = `list.${index}.no`
    if (!full.has(no)) issues.push({ path, code: 'unknown_question', message: 'The paper has no such question.' })
    if (seen.has(no)) issues.push({ path, code: 'marked_twice', message: 'A question has one mark.' })
    seen.add(no)
  }
  issues.push(...inkIssues(marks))
  if (issues.length > 0) return { reason: 'invalid', issues }
  const tooHigh = marks.flatMap(({ no, score }) => ((score ?? 0) > (full.get(no) ?? 0) ? [no] : []))
  return tooHigh.length > 0 ? { reason: 'too-high', questionNos: tooHigh } : null
}

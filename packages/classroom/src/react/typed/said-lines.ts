import { listOf, text } from '../../core/shapes/shape.ts'
import type { PracticeId } from '../../core/room/practice-types.ts'
import { QUESTIONS_LIMIT } from '../../core/shapes/practice-shapes.ts'
import { keepInTab, keptInTab } from '../shared/kept-in-tab.ts'

const LINE_MAX_LENGTH = 4_000

const keyOf = (practiceId: PracticeId) => `said.${practiceId}`

/** The lines of a dictation stay in the tab of the teacher who wrote them: the room tells them to no page before the end. */
export const keepSaidLines = (practiceId: PracticeId, lines: readonly string[]): void =>
  keepInTab(keyOf(practiceId), lines)

export const saidLinesOf = (practiceId: PracticeId): readonly string[] =>
  keptInTab(keyOf(practiceId), listOf(text(LINE_MAX_LENGTH), QUESTIONS_LIMIT)) ?? []

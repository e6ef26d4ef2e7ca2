/** Conditions about the last moment at which a student can hand in. The student's work and rule must be joined. */
import { or, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { schema } from '../database.ts'
import { isHandedIn } from './homework-rows.ts'

const { answerPaper, homework, homeworkRule } = schema

const MINUTES = sql.raw(`interval '1 minute'`)

export const isNotExcused = sql`${homeworkRule.isExcused} is not true`

/** Homework counts unless the student is excused and has not handed it in. The rule is `homeworkTally` in the domain. */
export const isAsked = or(isNotExcused, isHandedIn)

/** The student's own last instant. The rules are `forStudent` and `handInBy` in the domain. */
export function handInBySql(): SQL<EpochMs> {
  const ownEnd = sql`coalesce(${homeworkRule.endsAt}, ${homework.endsAt})`
  // Null without a limit, or before the student begins; `least` passes nulls over.
  const limitEnd = sql`case when ${homework.limitMinutes} > 0
    then ${answerPaper.startedAt} + ${homework.limitMinutes} * ${MINUTES} end`
  return sql`coalesce(${answerPaper.handInBy}, least(${ownEnd}, ${limitEnd}))`.mapWith(homework.endsAt)
}

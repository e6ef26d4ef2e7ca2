import { NO_PRIZES, type PrizeCounts, type PrizeKind, prizeTotal } from '@hwjy/classroom/core'
import type { PersonBrief } from '../timetable/lesson.ts'
import { ranked } from '../ranking.ts'

export interface PrizeGiven {
  student: PersonBrief
  kind: PrizeKind
  count: number
}

export interface PrizeRank {
  rank: number
  student: PersonBrief
  counts: PrizeCounts
}

/** Ranks the students who got any, most first. */
export function prizeRanking(prizes: readonly PrizeGiven[]): PrizeRank[] {
  const totals = [...Map.groupBy(prizes, ({ student }) => student.id).values()].flatMap((own) => {
    const [first] = own
    return first ? [{ student: first.student, counts: own.reduce(added, NO_PRIZES) }] : []
  })
  return ranked(totals, ({ counts }) => -prizeTotal(counts)).map(({ rank, item }) => ({ rank, ...item }))
}

const added = (counts: PrizeCounts, { kind, count }: PrizeGiven): PrizeCounts => ({
  ...counts,
  [kind]: counts[kind] + count,
})

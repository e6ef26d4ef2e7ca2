import type { StudentStatisticsRow } from '@hwjy/sdk'

/** Says how much of what was expected a student did, 0 to 1; 1 where nothing was expected yet. */
const share = (done: number, of: number) => (of === 0 ? 1 : Math.min(1, done / of))

export const cameOf = ({ attendance: { present, late, absent } }: StudentStatisticsRow) => ({
  done: present + late,
  of: present + late + absent,
})
export const handedInOf = ({ homework }: StudentStatisticsRow) => ({ done: homework.handedIn, of: homework.assigned })

/** Students who need the teacher most come first: with absences and missing works; equal ones by name. */
export const byNeed = (rows: readonly StudentStatisticsRow[], locale: string): StudentStatisticsRow[] => {
  const { compare } = new Intl.Collator(locale)
  const need = (row: StudentStatisticsRow) => {
    const [came, handedIn] = [cameOf(row), handedInOf(row)]
    return share(came.done, came.of) + share(handedIn.done, handedIn.of)
  }
  return rows.toSorted((a, b) => need(a) - need(b) || compare(a.name, b.name))
}

/**
 * Whether a student stayed away more than a third of the time, or handed in less than half. Homework that is still open
 * counts as assigned, so that bound is lower.
 */
export function needsAttention(row: StudentStatisticsRow): boolean {
  const [came, handedIn] = [cameOf(row), handedInOf(row)]
  return share(came.done, came.of) < 2 / 3 || share(handedIn.done, handedIn.of) < 1 / 2
}

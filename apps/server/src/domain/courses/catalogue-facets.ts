import type { Localized } from '../localized.ts'
import type { CourseKind } from './public-course.ts'

/** Courses of one subject, kind, type of class and price. */
export interface CatalogueGroup {
  subjectId: string | null
  subjectName: Localized | null
  kind: CourseKind
  classType: 'small' | 'large'
  /** Null: the school says what it costs. */
  price: 'free' | 'paid' | null
  count: number
}

/** A facet that is null narrows nothing. */
export type ChosenFacets = { [Facet in 'subjectId' | 'kind' | 'classType' | 'price']: CatalogueGroup[Facet] | null }

type Facet = keyof ChosenFacets

/**
 * Counts the courses with each value of a facet. The choices of the other facets hold, and its own does not: another
 * value of it can be chosen instead.
 */
export function facetCounts<Of extends Facet>(
  facet: Of,
  groups: readonly CatalogueGroup[],
  chosen: ChosenFacets,
): Map<NonNullable<CatalogueGroup[Of]>, number> {
  const others = (['subjectId', 'kind', 'classType', 'price'] as const).filter((one) => one !== facet)
  const counts = new Map<NonNullable<CatalogueGroup[Of]>, number>()
  for (const group of groups) {
    const value = group[facet]
    if (value === null || value === undefined) continue
    const isShown = others.every((one) => chosen[one] === null || chosen[one] === group[one])
    counts.set(value, (counts.get(value) ?? 0) + (isShown ? group.count : 0))
  }
  return counts
}

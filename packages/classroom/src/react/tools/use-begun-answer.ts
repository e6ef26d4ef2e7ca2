import type { PracticeId } from '../../core/room/practice-types.ts'
import { QUESTIONS_LIMIT } from '../../core/shapes/practice-shapes.ts'
import { integer, nullable, object, type Parser } from '../../core/shapes/shape.ts'
import { useMe } from '../hooks/use-me.ts'
import { useKeptInTab } from '../shared/kept-in-tab.ts'

export interface BegunAnswer<T> {
  /** What is chosen or typed and not sent; null when nothing is. */
  draft: T | null
  /** The question that is looked at, from 0. */
  at: number
  setDraft(draft: T | null): void
  setAt(at: number): void
}

/** An answer before it is sent: it stays with the person's tab through a reload of the page. [R31] */
export function useBegunAnswer<T>(practiceId: PracticeId, parse: Parser<T>): BegunAnswer<T> {
  const me = useMe()?.userId ?? ''
  const begun = object<{ at: number; draft: T | null }>({ at: integer(0, QUESTIONS_LIMIT), draft: nullable(parse) })
  const [kept, keep] = useKeptInTab(`answer.${me}.${practiceId}`, begun)
  const { at, draft } = kept ?? { at: 0, draft: null }
  return { at, draft, setAt: (next) => keep({ at: next, draft }), setDraft: (next) => keep({ at, draft: next }) }
}

import type { PageId, Stroke, StrokeId } from '../../core/board/board-types.ts'
import { type Cut, piecesOf } from '../../core/board/cut-stroke.ts'
import type { StrokeInk } from '../../core/board/stroke-codec.ts'
import type { Sweep } from '../elements/ink-hit.ts'
import { type Painted, sweepWithin, unpack } from '../elements/painted.ts'
import { newStrokeId } from '../ink/new-stroke-id.ts'
import { type Erased, eraseAlong, keptRanges, nothingErased } from './cut-ranges.ts'
import { createSweepDrag, type SearchSweep } from './sweep-drag.ts'

// A cut must fit into one command.
const MAX_CUTS = 900

interface Touched {
  stroke: Stroke
  ink: StrokeInk
  erased: Erased
  /** These pieces stay; they are made anew when more is erased. */
  shown: readonly Painted[] | null
}
interface CutSoFar {
  touched: Map<StrokeId, Touched>
  /** These pieces stay of everything that is touched. */
  shown: readonly Painted[]
}

/**
 * One drag cuts the strokes that it crosses, as one act.
 * @param search finds what a sweep touches
 * @param strokeOf null for what may not be cut
 */
export function createPointEraser(
  search: SearchSweep,
  strokeOf: (pageId: PageId, id: StrokeId) => Stroke | null,
  onCut: (pageId: PageId, cutId: string, cuts: readonly Cut[]) => void,
  onChange: () => void,
) {
  const { foundOn, ...drag } = createSweepDrag<CutSoFar>({
    search,
    nothing: () => ({ touched: new Map(), shown: NONE }),
    copyOf: ({ touched, shown }) => ({
      touched: new Map([...touched].map(([id, one]) => [id, { ...one, erased: one.erased.slice() }])),
      shown,
    }),
    take(pageId, cut, ids, sweep) {
      // What was cut before is hidden, so that it is not found again.
      const met = new Set([...ids, ...cut.touched.keys()])
      const isChanged = [...met].filter((id) => cutAlong(pageId, cut, id, sweep)).length > 0
      if (isChanged) cut.shown = [...cut.touched.values()].flatMap(piecesShown)
    },
    finish(pageId, { touched }) {
      const cuts = [...touched.values()].flatMap(({ stroke, erased }) => {
        const keep = keptRanges(erased)
        return keep === null ? [] : [{ strokeId: stroke.id, keep }]
      })
      if (cuts.length > 0) onCut(pageId, newStrokeId(), cuts)
    },
    onChange,
  })

  function cutAlong(pageId: PageId, { touched }: CutSoFar, id: StrokeId, sweep: Sweep): boolean {
    const known = touched.get(id)
    const one = known ?? open(pageId, id)
    if (one === null || (known === undefined && touched.size >= MAX_CUTS)) return false
    const { matrix } = one.stroke
    const isNew = eraseAlong(one.ink, one.erased, matrix === undefined ? sweep : sweepWithin(matrix, sweep))
    if (!isNew) return false
    touched.set(id, { ...one, shown: null })
    return true
  }

  function open(pageId: PageId, id: StrokeId): Touched | null {
    const stroke = strokeOf(pageId, id)
    const painted = stroke && unpack(stroke)
    if (stroke === null || painted === null || !('ink' in painted)) return null
    return { stroke, ink: painted.ink, erased: nothingErased(painted.ink), shown: null }
  }

  function piecesShown(one: Touched): readonly Painted[] {
    const kept = keptRanges(one.erased) ?? []
    one.shown ??= (piecesOf(one.stroke, kept, 'shown', 0) ?? []).flatMap((piece) => unpack(piece) ?? [])
    return one.shown
  }

  const touchedOn = (pageId: PageId): Iterable<StrokeId> => foundOn(pageId)?.touched.keys() ?? []
  const piecesOn = (pageId: PageId): readonly Painted[] => foundOn(pageId)?.shown ?? NONE

  return { ...drag, touchedOn, piecesOn }
}

const NONE: readonly Painted[] = []

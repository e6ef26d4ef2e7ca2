import { describe, expect, it } from 'vitest'
import { createEraserTool } from './eraser-tool.ts'
import { createPointEraser } from './point-eraser.ts'
import type { StrokeId } from '../../core/board/board-types.ts'
import type { Cut } from '../../core/board/cut-stroke.ts'
import { encodeStroke } from '../../core/board/stroke-codec.ts'

const at = (x: number, y = 0) => ({ x, y })
const nothing = () => {}

/** Answers are given by hand, oldest first, as a worker gives them. */
function createSearches() {
  const asked: ((ids: readonly StrokeId[]) => void)[] = []
  return {
    search: (_pageId: string, _sweep: object, onFound: (ids: readonly StrokeId[]) => void) => void asked.push(onFound),
    answer: (...ids: StrokeId[]) => asked.shift()?.(ids),
  }
}

function openEraser() {
  const searches = createSearches()
  const erased: (readonly StrokeId[])[] = []
  const edits = { sendErase: (_pageId: string, ids: readonly StrokeId[]) => void erased.push(ids) }
  const eraser = createEraserTool(searches.search, edits, () => true, nothing)
  return { ...searches, eraser, erased }
}

describe('an eraser whose answers are still out', () => {
  it('erases what its drag met when the next drag begins before them', () => {
    const { eraser, answer, erased } = openEraser()
    eraser.begin('page-1', at(0), 5)
    eraser.end()
    eraser.begin('page-1', at(50), 5)
    answer('first')
    answer('second')
    expect(erased).toEqual([])
    eraser.end()
    expect(erased).toEqual([['first', 'second']])
  })

  it('keeps what the drag before met when the next one is taken back', () => {
    const { eraser, answer, erased } = openEraser()
    eraser.begin('page-1', at(0), 5)
    eraser.sweepTo(at(10), 5)
    eraser.end()
    answer('first')
    eraser.begin('page-1', at(50), 5)
    eraser.cancel()
    answer('first')
    answer('second')
    expect([erased, [...eraser.touchedOn('page-1')]]).toEqual([[['first']], []])
  })

  it('sends what it met when the next drag is on another page, and when the board is taken away', () => {
    const { eraser, answer, erased } = openEraser()
    eraser.begin('page-1', at(0), 5)
    eraser.sweepTo(at(10), 5)
    eraser.end()
    answer('first')
    eraser.begin('page-2', at(0), 5)
    answer()
    eraser.end()
    answer('second')
    eraser.begin('page-2', at(0), 5)
    eraser.sweepTo(at(10), 5)
    answer('third')
    eraser.end()
    eraser.close()
    expect(erased).toEqual([['first'], ['second'], ['third']])
  })

  it('erases nothing of a drag that was taken back', () => {
    const { eraser, answer, erased } = openEraser()
    eraser.begin('page-1', at(0), 5)
    answer('first')
    eraser.sweepTo(at(10), 5)
    eraser.cancel()
    answer('second')
    expect([erased, [...eraser.touchedOn('page-1')]]).toEqual([[], []])
  })

  it('[R61] cuts one stroke once, where both drags went through it', () => {
    const { search, answer } = createSearches()
    const points = Float32Array.from([0, 100, 200, 300].flatMap((x) => [x, 0, 0.5, x]))
    const bytes = encodeStroke({ tool: 'pen', color: '#1f1f1f', width: 2, points })
    const made: (readonly Cut[])[] = []
    const onCut = (_pageId: string, _cutId: string, cuts: readonly Cut[]) => void made.push(cuts)
    const eraser = createPointEraser(search, (_, id) => ({ id, author: 'li', bytes }), onCut, nothing)
    eraser.begin('page-1', at(100), 10)
    eraser.end()
    eraser.begin('page-1', at(200), 10)
    answer('line')
    answer('line')
    eraser.end()
    expect(made.map((cuts) => cuts.map(({ strokeId, keep }) => [strokeId, keep.length]))).toEqual([[['line', 3]]])
  })
})

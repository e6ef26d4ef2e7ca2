import { expect, it } from 'vitest'
import type { BoardPage } from '../core/board/board-types.ts'
import { emptyPage } from '../core/board/empty-board.ts'
import { moveBy } from '../core/board/elements/matrix.ts'
import { styleOf } from '../core/board/elements/restyle.ts'
import { toStrokeList } from '../core/board/stroke-list.ts'
import { testStroke } from '../../test/test-stroke.ts'
import { diffStrokes } from './ink/stroke-diff.ts'
import { pendingElements } from './pending-elements.ts'

const standing = { id: 'a', author: 'li', bytes: testStroke() }
const page: BoardPage = { ...emptyPage('page-1', 'white'), strokes: toStrokeList([standing]), strokeCount: 1 }
const pageId = 'page-1'

it('what is on its way is shown as if it had happened, in the order it was done', () => {
  const { hidden, shown } = pendingElements(
    page,
    [
      { type: 'board.transform', pageId, ids: ['a'], matrix: moveBy(5, 0) },
      { type: 'board.addElement', pageId, elementId: 'b', bytes: Uint8Array.of(2) },
      { type: 'board.transform', pageId, ids: ['a', 'b'], matrix: moveBy(5, 0) },
      { type: 'board.addElement', pageId: 'page-2', elementId: 'c', bytes: Uint8Array.of(2) },
    ],
    'li',
  )
  expect([...hidden]).toEqual(['a'])
  expect(shown.map(({ id, matrix }) => [id, matrix])).toEqual([
    ['a', moveBy(10, 0)],
    ['b', moveBy(5, 0)],
  ])
})

it('another color is shown before it is confirmed', () => {
  const style = { color: '#d4380d' }
  const { hidden, shown } = pendingElements(page, [{ type: 'board.restyle', pageId, ids: ['a'], style }], 'li')
  expect([...hidden]).toEqual(['a'])
  expect(shown.map(({ bytes }) => styleOf(bytes))).toMatchObject([style])
})

it('a cut hides the stroke and shows its pieces', () => {
  const cuts = [{ strokeId: 'a', keep: [[0, 8] as const] }]
  const { hidden, shown } = pendingElements(page, [{ type: 'board.cut', pageId, cutId: 'k', cuts }], 'li')
  expect([[...hidden], shown.map(({ id }) => id)]).toEqual([['a'], ['k_0']])
})

it('an element that arrived is not shown twice', () => {
  const command = { type: 'board.addElement', pageId, elementId: 'a', bytes: standing.bytes } as const
  expect(pendingElements(page, [command], 'li').shown).toEqual([])
})

it('an element in another version is drawn anew, and the same one in a new keyframe is not', () => {
  const moved = toStrokeList([{ ...standing, matrix: moveBy(1, 0) }])
  expect(diffStrokes(page.strokes, moved)).toMatchObject({ removed: [standing], inserted: [{ index: 0 }] })
  const again = toStrokeList([{ ...standing, bytes: standing.bytes.slice() }])
  expect(diffStrokes(page.strokes, again)).toMatchObject({ removed: [], inserted: [] })
})

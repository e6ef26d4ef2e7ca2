import { describe, expect, it } from 'vitest'
import type { BoardPage } from '../../core/board/board-types.ts'
import { emptyPage } from '../../core/board/empty-board.ts'
import { dropPlace, placeRows, rowsInSight, stripRows } from './strip-rows.ts'

const plain = (id: string): BoardPage => emptyPage(id, 'white')
const ofFile = (id: string, no: number): BoardPage => ({
  ...plain(id),
  sheet: { fileId: 'res_1', kind: 'document', name: '第三课.pdf', no },
})
const pages = [plain('a'), ofFile('b', 1), ofFile('c', 2), plain('d')]
const keysOf = (rows: ReturnType<typeof stripRows>) =>
  rows.map((row) => (row.type === 'page' ? row.page.id : (row.name ?? '–')))

describe('the strip of pages', () => {
  it('names a document once, and says where its pages end', () => {
    expect(keysOf(stripRows(pages))).toEqual(['a', '第三课.pdf', 'b', 'c', '–', 'd'])
  })

  it('leaves out pages that a person may not see, and keeps the numbers of the others', () => {
    const rows = stripRows(pages, ({ id }) => id !== 'a' && id !== 'd')
    expect(keysOf(rows)).toEqual(['第三课.pdf', 'b', 'c'])
    expect(rows.flatMap((row) => (row.type === 'page' ? [row.index] : []))).toEqual([1, 2])
  })

  it('draws what is in sight and a little around it, of 200 pages', () => {
    const many = Array.from({ length: 200 }, (_, i) => plain(`p${i}`))
    const { placed, height } = placeRows(stripRows(many))
    expect(height).toBe(200 * 84)
    const shown = rowsInSight(placed, 100 * 84, 500)
    expect(shown.map(({ row }) => row.key)).toEqual(
      [98, 99, 100, 101, 102, 103, 104, 105, 106, 107].map((i) => `p${i}`),
    )
  })

  it.each([
    ['a', 10, 0],
    ['a', 130, 0],
    ['a', 300, 2],
    ['a', 9_999, 3],
    ['d', 0, 0],
    ['d', 200, 2],
    ['b', 9_999, 3],
  ])('page %s dropped at %d px becomes number %d', (pageId, y, index) => {
    expect(dropPlace(placeRows(stripRows(pages)).placed, pageId, y).index).toBe(index)
  })
})

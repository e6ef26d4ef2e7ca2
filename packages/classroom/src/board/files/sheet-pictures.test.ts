import { expect, it } from 'vitest'
import type { Sheet } from '../../core/board/sheet.ts'
import { insertedBox } from '../../core/board/fitted.ts'
import { createSheetPictures, drawnWidth, keyOfSheet } from './sheet-pictures.ts'

const sheet = (no: number): Sheet => ({ fileId: 'res_1', kind: 'document', name: '第三课.pdf', no })
const settled = () => new Promise((resolve) => setTimeout(resolve))

function open(isBroken: (key: string) => boolean = () => false) {
  const asked: string[] = []
  const failed: string[] = []
  const sheets = createSheetPictures({
    draw(one, width) {
      asked.push(`${one.no} at ${width}`)
      return isBroken(keyOfSheet(one)) ? Promise.reject(new Error('gone')) : Promise.resolve({} as ImageBitmap)
    },
    onDrawn: () => undefined,
    onFailed: (one) => failed.push(keyOfSheet(one)),
  })
  return { sheets, asked, failed }
}

it('[R90] the page in sight is drawn first, then those after it', async () => {
  const { sheets, asked } = open()
  sheets.want([sheet(2), sheet(3), sheet(4)], 1_200)
  await settled()
  expect(asked).toEqual(['2 at 1280', '3 at 1280', '4 at 1280'])
  sheets.want([sheet(3), sheet(4), sheet(5)], 1_200)
  await settled()
  expect(asked.slice(3)).toEqual(['5 at 1280'])
})

it('[R90] a closer look draws the page anew, and keeps the former picture until then', async () => {
  const { sheets, asked } = open()
  sheets.want([sheet(1)], 900)
  await settled()
  sheets.want([sheet(1)], 2_000)
  expect(sheets.get(sheet(1))).not.toBeNull()
  await settled()
  expect(asked).toEqual(['1 at 960', '1 at 2560'])
  expect(drawnWidth(20_000)).toBe(4_096)
})

it('[R90] a page that cannot be drawn is told once, and tried again when a person asks', async () => {
  let isGone = true
  const { sheets, asked, failed } = open((key) => isGone && key === 'res_1/1')
  sheets.want([sheet(1), sheet(2)], 900)
  await settled()
  sheets.want([sheet(1), sheet(2)], 900)
  await settled()
  expect(failed).toEqual(['res_1/1'])
  expect(sheets.get(sheet(2))).not.toBeNull()
  isGone = false
  sheets.retry()
  await settled()
  expect(sheets.get(sheet(1))).not.toBeNull()
  expect(asked).toEqual(['1 at 960', '2 at 960', '1 at 960'])
})

it('four pages are kept, the one in sight among them', async () => {
  const { sheets } = open()
  for (const no of [1, 2, 3, 4, 5, 6]) {
    sheets.want([sheet(no)], 900)
    await settled()
  }
  expect([1, 2, 3, 4, 5, 6].filter((no) => sheets.get(sheet(no)) !== null)).toEqual([3, 4, 5, 6])
})

it.each([
  ['a small picture keeps its size', { width: 200, height: 100 }, undefined, { width: 200, height: 100 }],
  ['a wide one fits', { width: 4_000, height: 1_000 }, undefined, { width: 768, height: 192 }],
  ['one in a corner stays on the page', { width: 400, height: 200 }, { x: 1_270, y: 5 }, { x: 880, y: 0 }],
])('%s', (_what, size, at, expected) => {
  expect(insertedBox(size, at)).toMatchObject(expected)
})

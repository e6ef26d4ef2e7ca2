import { type BoardPage, emptyRoom, encodeKeyframe, type RoomState } from '@hwjy/classroom/core'
import type { RoomFiles } from '@hwjy/classroom/local'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, it, vi } from 'vitest'
import { loadWords, startI18n } from '../i18n/i18n.ts'
import { createQueryClient } from '../query-client.ts'
import { answer, li, mockBackend, startSdk } from '../testing/backend.ts'
import { BoardPages } from './board-pages.tsx'

const server = mockBackend()
const drawn: string[] = []

// Stands for the canvas, which this window has not: a picture is told by its courseware, opened as the board does it.
vi.mock('./page-drawer.ts', () => ({
  createPageDrawer: ({ files, pdfAssetsUrl }: { files: RoomFiles; pdfAssetsUrl: string }) => ({
    async draw({ id, sheet }: BoardPage, width: number) {
      if (id === 'broken') throw new Error('no canvas')
      const opened = sheet && (await files.open(sheet.fileId).catch(() => null))
      const courseware = opened ? `${opened.url} page ${sheet.no}` : 'no courseware'
      drawn.push(`${courseware}, ${width} wide, by ${pdfAssetsUrl}`)
      return new Blob([courseware], { type: 'image/png' })
    },
    missingOn: ({ sheet }: BoardPage) => (sheet?.fileId === 'res_gone' ? [sheet] : []),
    destroy: () => undefined,
  }),
}))
const saved = vi.hoisted(() => [] as string[])
vi.mock('../save-file.ts', () => ({
  saveFile: (content: Blob, name: string) => void content.text().then((text) => saved.push(`${name}: ${text}`)),
}))

const room = emptyRoom()
const page = (id: string, change: Partial<BoardPage>): BoardPage => ({
  id,
  background: 'white',
  strokes: [],
  strokeCount: 0,
  sizeBytes: 0,
  ...change,
})
const sheet = (no: number, fileId = 'res_pdf') => ({ fileId, kind: 'document' as const, name: '第三课.pdf', no })
const board = (pages: readonly BoardPage[]): RoomState => ({
  ...room,
  board: { ...room.board, pages, currentPageId: pages[0]?.id ?? '' },
})

function left(pages: readonly BoardPage[]) {
  server.use(
    http.get(
      '*/ext/lessons/les_1/roomKeyframe',
      () =>
        new HttpResponse(new Uint8Array(encodeKeyframe(board(pages))), {
          headers: { 'content-type': 'application/octet-stream' },
        }),
    ),
    answer('/fileOperate/lessonCosRes', [
      {
        resourceId: 'res_pdf',
        fileName: '第三课.pdf',
        resourceUrl: 'https://files.example/3.pdf?signed',
        sizeBytes: 9,
      },
    ]),
  )
}

beforeEach(async () => {
  startSdk({ role: 'teacher', userInfo: li })
  await startI18n()
  await loadWords(['classResult'])
  drawn.length = 0
  saved.length = 0
})

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BoardPages lessonId="les_1" fileName="HSK1-3" />
    </QueryClientProvider>,
  )

it('a page that has only its courseware is shown, and a blank one is not', async () => {
  left([page('page-1', {}), page('a', { sheet: sheet(1) }), page('b', { sheet: sheet(2) })])
  show()
  expect(await screen.findByRole('img', { name: 'Page 3' })).toBeTruthy()
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['Page 2', 'Page 3'])
})

it('pages are drawn and saved with the courseware, opened by the address that the school signed', async () => {
  left([page('a', { sheet: sheet(1) }), page('b', { sheet: sheet(2) })])
  show()
  expect(await screen.findByRole('img', { name: 'Page 2' })).toBeTruthy()
  await expect
    .poll(() => drawn.toSorted())
    .toEqual([
      'https://files.example/3.pdf?signed page 1, 640 wide, by /pdf-assets/',
      'https://files.example/3.pdf?signed page 2, 640 wide, by /pdf-assets/',
    ])
  await userEvent.click(screen.getByRole('button', { name: 'Save page 2 as PNG' }))
  await expect.poll(() => saved).toEqual(['HSK1-3-2.png: https://files.example/3.pdf?signed page 2'])
})

it('a page whose courseware cannot be loaded says so', async () => {
  left([page('a', { sheet: sheet(1, 'res_gone') }), page('b', { sheet: sheet(2) })])
  show()
  expect(await screen.findByText('A file on this page couldn’t be loaded.')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Page 2' })).toBeTruthy()
  expect(screen.getAllByText('A file on this page couldn’t be loaded.')).toHaveLength(1)
})

it('a page that cannot be drawn says so, and keeps no other back', async () => {
  left([page('broken', { sheet: sheet(1) }), page('b', { sheet: sheet(2) })])
  show()
  expect(await screen.findByRole('img', { name: 'Page 2' })).toBeTruthy()
  expect(screen.queryByRole('img', { name: 'Page 1' })).toBeNull()
  expect(screen.getByText('Couldn’t display this page. Reload the page and try again.')).toBeTruthy()
})

it('a board on which nothing is left says so', async () => {
  left([page('page-1', {})])
  show()
  expect(await screen.findByText('Nothing was written on the board.')).toBeTruthy()
})

// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { testStroke } from '../../../test/test-stroke.ts'
import { type BoardPage, PAGE_LIMIT } from '../../core/board/board-types.ts'
import { encodeElement } from '../../core/board/elements/element-codec.ts'
import { emptyPage } from '../../core/board/empty-board.ts'
import { PAPER_OF_BACKGROUND } from '../../core/board/paper.ts'
import type { EarlierBoard, EarlierLessons } from '../../ports/earlier-lessons.ts'
import { RoomFileError } from '../../ports/room-files.ts'
import { checkWords } from '../testing/check-words.ts'
import { anna, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'
import { earlierWords } from './earlier-words.ts'
import { placeAfterKey } from './place-after-key.ts'

checkWords('the words of earlier lessons', earlierWords)

const card = encodeElement({
  kind: 'hanziCard',
  box: { x: 0, y: 0, width: 200, height: 200 },
  text: '永',
  grid: 'mi',
  hasPinyin: true,
})
const sheet = { fileId: 'res_slides', kind: 'document', name: '第三课.pdf', no: 4 } as const

function pageOf(id: string, ...elements: Uint8Array[]): BoardPage {
  const strokes = elements.map((bytes, i) => ({ id: `${id}-${i}`, author: 'former', bytes }))
  const sizeBytes = elements.reduce((sum, bytes) => sum + bytes.length + 64, 0)
  return { ...emptyPage(id, 'white'), strokes: [strokes], strokeCount: strokes.length, sizeBytes }
}

/** Two lessons on two pages of the list; the board has a blank page between two with something on them. */
function earlierLessons(change: Partial<EarlierLessons> = {}, boardChange: Partial<EarlierBoard> = {}) {
  const close = vi.fn<() => void>()
  const board: EarlierBoard = {
    pages: [pageOf('p1', testStroke(), card), pageOf('p2'), { ...pageOf('p3', testStroke()), sheet }],
    draw: async () => new Blob([]),
    bring: async (fileIds) => new Map(fileIds.map((id) => [id, `${id}_here`])),
    close,
    ...boardChange,
  }
  const earlier: EarlierLessons = {
    timeZone: 'Asia/Shanghai',
    list: async (page) => ({
      lessons: [{ lessonId: `l${page}`, name: `第${3 - page}课`, heldAt: Date.UTC(2026, 10, 19, 17), pageCount: 2 }],
      hasMore: page < 2,
    }),
    open: async () => board,
    ...change,
  }
  return { earlier, close }
}

async function openDialog(earlier: EarlierLessons) {
  const room = liveRoom()
  const rendered = renderRoom(room, liTeacher, {}, undefined, { earlier })
  await rendered.user.click(await screen.findByRole('button', { name: 'Insert' }))
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Pages of an earlier lesson…' }))
  return { ...rendered, room, dialog: await screen.findByRole('dialog', { name: 'Pages of an earlier lesson' }) }
}

async function openPages(earlier: EarlierLessons) {
  const opened = await openDialog(earlier)
  await opened.user.click(await within(opened.dialog).findByRole('button', { name: /^第2课/ }))
  const dialog = await screen.findByRole('dialog', { name: '第2课' })
  return { ...opened, dialog, list: await within(dialog).findByRole('list', { name: 'Pages' }) }
}

describe('[R94] earlier lessons of the class', () => {
  it('are listed with their time in the viewer’s zone, page by page', async () => {
    const { user, dialog } = await openDialog(earlierLessons().earlier)
    const lesson = await within(dialog).findByRole('button', { name: /^第2课/ })
    // 17:00 UTC is the next day in Shanghai.
    expect(within(lesson).getByText(/Nov 20, 2026, 01:00$/)).toBeTruthy()
    expect(within(lesson).getByText('2 pages')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Show more' }))
    expect(await within(dialog).findByRole('button', { name: /^第1课/ })).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(await axe.run(dialog, { rules: { region: { enabled: false } } })).toMatchObject({ violations: [] })
  })

  it('that are none say so', async () => {
    const { dialog } = await openDialog(earlierLessons({ list: async () => ({ lessons: [], hasMore: false }) }).earlier)
    expect(await within(dialog).findByText('No earlier lesson has pages yet.')).toBeTruthy()
  })

  it('that could not be loaded are asked for again, by a press or with the network', async () => {
    const { earlier } = earlierLessons()
    const list = vi
      .fn<EarlierLessons['list']>(earlier.list)
      .mockRejectedValueOnce(new RoomFileError('busy'))
      .mockRejectedValueOnce(new RoomFileError('offline'))
    const { user, dialog } = await openDialog({ ...earlier, list })
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/couldn’t be loaded. Try again/)
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }))
    await within(dialog).findByText(/there’s no connection/)
    window.dispatchEvent(new Event('online'))
    expect(await within(dialog).findByRole('button', { name: /^第2课/ })).toBeTruthy()
  })

  it('are the teacher’s, where the host knows any', async () => {
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    room.act(liTeacher, { type: 'grantBoard', userId: 'anna', allowed: true })
    const { user } = renderRoom(room, anna, {}, undefined, { earlier: earlierLessons().earlier })
    await user.click(await screen.findByRole('button', { name: 'Insert' }))
    await screen.findByRole('menuitem', { name: 'Character card' })
    expect(screen.queryByRole('menuitem', { name: 'Pages of an earlier lesson…' })).toBeNull()
  })
})

describe('[R94] the pages of an earlier lesson', () => {
  it('are chosen by presses and inserted in their order, with their files, after the current page', async () => {
    const { earlier, close } = earlierLessons()
    const { user, dialog, list, room } = await openPages(earlier)
    // The blank page is not offered; the others keep their numbers.
    expect(
      within(list)
        .getAllByRole('button')
        .map((page) => page.getAttribute('aria-label')),
    ).toEqual(['Page 1', 'Page 3: 第三课.pdf, sheet 4'])
    expect(await axe.run(dialog, { rules: { region: { enabled: false } } })).toMatchObject({ violations: [] })
    await user.click(within(list).getByRole('button', { name: /^Page 3/ }))
    await user.click(within(list).getByRole('button', { name: 'Page 1' }))
    await user.click(within(dialog).getByRole('button', { name: 'Insert 2 pages' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(room.getState().board.pages.map(({ strokeCount }) => strokeCount)).toEqual([0, 2, 1]))
    const { pages, currentPageId } = room.getState().board
    expect(pages[1]?.id).toBe(currentPageId)
    expect(pages[2]?.sheet).toEqual({ ...sheet, fileId: 'res_slides_here' })
    expect(close).toHaveBeenCalledTimes(1)
  })

  it('are chosen by keys alone', async () => {
    const { user, list, dialog } = await openPages(earlierLessons().earlier)
    within(list).getByRole('button', { name: 'Page 1' }).focus()
    await user.keyboard(' {End}{Enter}')
    expect(within(dialog).getByRole('button', { name: 'Insert 2 pages' })).toBeTruthy()
    await user.keyboard('{Home}{Enter}')
    expect(within(dialog).getByRole('button', { name: 'Insert 1 page' })).toBeTruthy()
    expect(within(dialog).getByRole('checkbox', { name: 'Select all' }).getAttribute('aria-checked')).toBe('mixed')
  })

  it('come without ink when it is left out', async () => {
    const { user, dialog, room } = await openPages(earlierLessons().earlier)
    await user.click(within(dialog).getByRole('checkbox', { name: 'Select all' }))
    await user.click(within(dialog).getByRole('switch', { name: 'With ink' }))
    await user.click(within(dialog).getByRole('button', { name: 'Insert 2 pages' }))
    await waitFor(() => expect(room.getState().board.pages.map(({ strokeCount }) => strokeCount)).toEqual([0, 1, 0]))
    expect(
      room
        .getState()
        .board.pages[1]?.strokes.flat()
        .map(({ bytes }) => bytes),
    ).toEqual([card])
  })

  it('that find no room are refused with the number that does, and nothing is sent', async () => {
    const { user, dialog, room } = await openPages(earlierLessons().earlier)
    const added = Array.from({ length: PAGE_LIMIT - 2 }, (_, i) => ({
      pageId: `x${i}`,
      paper: PAPER_OF_BACKGROUND.white,
    }))
    room.act(liTeacher, { type: 'board.addPages', afterId: 'page-1', pages: added })
    await user.click(within(dialog).getByRole('checkbox', { name: 'Select all' }))
    await user.click(within(dialog).getByRole('button', { name: 'Insert 2 pages' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Only 1 more page fits on the board. Choose fewer.',
    )
    expect(room.getState().board.pages).toHaveLength(PAGE_LIMIT - 1)
  })

  it('whose files cannot be brought are not inserted, say so, and stay chosen', async () => {
    const bring = () => Promise.reject(new RoomFileError('offline'))
    const { user, dialog, room } = await openPages(earlierLessons({}, { bring }).earlier)
    await user.click(within(dialog).getByRole('button', { name: /^Page 3/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Insert 1 page' }))
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(
      /^Nothing was inserted: there’s no connection/,
    )
    expect(room.getState().board.pages).toHaveLength(1)
    expect(within(dialog).getByRole('button', { name: 'Insert 1 page' })).toBeTruthy()
  })

  it.each([
    ['needs-reload', 'Reload page'],
    ['busy', 'Retry'],
  ] as const)('that cannot be loaded (%s) say so and what helps', async (code, button) => {
    const { earlier } = earlierLessons({ open: () => Promise.reject(new RoomFileError(code)) })
    const { user, dialog: list } = await openDialog(earlier)
    await user.click(await within(list).findByRole('button', { name: /^第2课/ }))
    const dialog = await screen.findByRole('dialog', { name: '第2课' })
    expect((await within(dialog).findByRole('alert')).textContent).toContain('couldn’t be loaded')
    expect(within(dialog).getByRole('button', { name: button })).toBeTruthy()
    expect(within(dialog).queryByText('Loading…')).toBeNull()
  })

  it('that a host cannot read by its own mistake do not load forever, and the mistake is reported', async () => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    const mistake = new TypeError('of the host')
    const { earlier } = earlierLessons({ open: () => Promise.reject(mistake) })
    const { user, dialog: list } = await openDialog(earlier)
    await user.click(await within(list).findByRole('button', { name: /^第2课/ }))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(reported).toHaveBeenCalledWith(mistake)
    vi.unstubAllGlobals()
  })

  it('that were left blank say so, and lead back to the list', async () => {
    const { earlier } = earlierLessons({}, { pages: [pageOf('p1')] })
    const { user, dialog: list } = await openDialog(earlier)
    await user.click(await within(list).findByRole('button', { name: /^第2课/ }))
    const dialog = await screen.findByRole('dialog', { name: '第2课' })
    expect(await within(dialog).findByText('Nothing was left on the board of this lesson.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'All lessons' }))
    expect(await screen.findByRole('dialog', { name: 'Pages of an earlier lesson' })).toBeTruthy()
  })
})

describe('[R94] an insertion of earlier pages whose page was reloaded', () => {
  /** A page whose content is sent in two parts. */
  const long = pageOf('p1', ...Array.from({ length: 160 }, (_, i) => testStroke(i)))
  const given = () => earlierLessons({}, { pages: [long, pageOf('p3', card)] })

  async function interrupt() {
    let pastes = 0
    let isBroken = true
    const room = liveRoom({
      refuse: ({ type }) => (isBroken && type === 'board.paste' && ++pastes > 1 ? { code: 'board-full' } : null),
    })
    const { user, view } = renderRoom(room, liTeacher, {}, undefined, { earlier: given().earlier })
    await user.click(await screen.findByRole('button', { name: 'Insert' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Pages of an earlier lesson…' }))
    await user.click(await screen.findByRole('button', { name: /^第2课/ }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Insert 2 pages' }))
    await screen.findByRole('button', { name: 'Retry' })
    view.unmount()
    isBroken = false
    return room
  }
  const counts = (room: ReturnType<typeof liveRoom>) => room.getState().board.pages.map((page) => page.strokeCount)

  it('says how much is there, and goes on by a press: what is there does not come twice', async () => {
    const room = await interrupt()
    expect(counts(room)).toEqual([0, 150, 0])
    const { user, view } = renderRoom(room, liTeacher, {}, undefined, { earlier: given().earlier })
    await screen.findByText('Inserting “第2课” was interrupted: 0 of 2 pages are on the board.')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(counts(room)).toEqual([0, 160, 1]))
    await waitFor(() => expect(screen.queryByText(/“第2课”/)).toBeNull())
    view.unmount()
    renderRoom(room, liTeacher, {}, undefined, { earlier: given().earlier })
    await screen.findByRole('list', { name: 'Files being added to the board' })
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })

  it('says when the other pages cannot be loaded, and goes on at the next press', async () => {
    const room = await interrupt()
    const { earlier } = given()
    const open = vi.fn<EarlierLessons['open']>(earlier.open).mockRejectedValueOnce(new RoomFileError('offline'))
    const { user } = renderRoom(room, liTeacher, {}, undefined, { earlier: { ...earlier, open } })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    await screen.findByText(/^The other pages of “第2课” couldn’t be loaded/)
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(counts(room)).toEqual([0, 160, 1]))
  })

  it('is forgotten when it is put away', async () => {
    const room = await interrupt()
    const { user, view } = renderRoom(room, liTeacher, {}, undefined, { earlier: given().earlier })
    await screen.findByRole('button', { name: 'Continue' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    view.unmount()
    renderRoom(room, liTeacher, {}, undefined, { earlier: given().earlier })
    await screen.findByRole('list', { name: 'Files being added to the board' })
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })
})

describe('the focus in the grid of pages', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 1, 1],
    ['End', 1, 6],
    ['x', 1, null],
  ])('goes by %s from %i to %s', (key, from, to) => {
    expect(placeAfterKey(key, from, 7, 3)).toBe(to)
  })
})

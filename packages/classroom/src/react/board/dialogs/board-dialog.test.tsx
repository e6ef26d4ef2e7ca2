// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { encodeElement } from '../../../core/board/elements/element-codec.ts'
import { emptyPage } from '../../../core/board/empty-board.ts'
import { paperOf } from '../../../core/board/paper.ts'
import type { EarlierLessons } from '../../../ports/earlier-lessons.ts'
import type { RoomFiles } from '../../../ports/room-files.ts'
import { anna, liTeacher } from '../../testing/people.ts'
import { liveRoom, renderRoom } from '../../testing/render-room.tsx'

const text = encodeElement({
  kind: 'hanziCard',
  box: { x: 0, y: 0, width: 200, height: 200 },
  text: '永',
  grid: 'mi',
  hasPinyin: true,
})
const written = {
  ...emptyPage('p1', 'white'),
  strokes: [[{ id: 's1', author: 'former', bytes: text }]],
  strokeCount: 1,
  sizeBytes: 100,
}
const earlier: EarlierLessons = {
  list: async () => ({ lessons: [{ lessonId: 'l1', name: '第一课', heldAt: 0 }], hasMore: false }),
  open: async () => ({
    pages: [written],
    draw: async () => new Blob([]),
    bring: async () => new Map(),
    close: () => undefined,
  }),
}
const files: RoomFiles = {
  list: async () => [],
  open: async () => ({ name: '', url: '' }),
  add: async ({ name, size }) => ({ fileId: 'res_1', name, kind: 'document', sizeBytes: size }),
  makePages: async () => undefined,
}

const bar = () => document.querySelector('[data-area="board-bar"]')

function teacherRoom() {
  const room = liveRoom()
  const rendered = renderRoom(room, liTeacher, {}, undefined, { earlier, files })
  /** In the gallery there is no bar under the board. */
  const takeBarAway = async () => {
    act(() => room.act(liTeacher, { type: 'setLayout', layout: 'gallery', content: 'board', follow: false }))
    await waitFor(() => expect(bar()).toBeNull())
  }
  const chooseToInsert = async (name: string) => {
    await rendered.user.click(await screen.findByRole('button', { name: 'Insert' }))
    await rendered.user.click(await screen.findByRole('menuitem', { name }))
  }
  return { ...rendered, room, takeBarAway, chooseToInsert }
}

describe('[R34] when the layout takes away the bar under the board, what was opened from it', () => {
  it('keeps the characters of a card', async () => {
    const { user, board, takeBarAway, chooseToInsert } = teacherRoom()
    await chooseToInsert('Character card')
    const dialog = await screen.findByRole('dialog', { name: 'Character card' })
    await user.type(within(dialog).getByLabelText('Characters'), '永')
    await takeBarAway()
    await user.click(within(dialog).getByRole('switch', { name: 'Pinyin' }))
    await user.click(within(dialog).getByRole('button', { name: 'Put on the board' }))
    await waitFor(() => expect(board.inserted).toMatchObject([{ kind: 'hanziCard', text: '永' }]))
  })

  it('keeps the pages that were chosen of an earlier lesson', async () => {
    const { user, room, takeBarAway, chooseToInsert } = teacherRoom()
    await chooseToInsert('Pages of an earlier lesson…')
    await user.click(await screen.findByRole('button', { name: /^第一课/ }))
    const dialog = await screen.findByRole('dialog', { name: '第一课' })
    await user.click(await within(dialog).findByRole('button', { name: 'Page 1' }))
    await takeBarAway()
    await user.click(within(dialog).getByRole('button', { name: 'Insert 1 page' }))
    await waitFor(() => expect(room.getState().board.pages.map(({ strokeCount }) => strokeCount)).toEqual([0, 1]))
  })

  it('keeps the paper open', async () => {
    const { user, room, takeBarAway } = teacherRoom()
    await user.click(await screen.findByRole('button', { name: 'Paper' }))
    await screen.findByRole('radio', { name: 'Mi grid' })
    await takeBarAway()
    await user.click(screen.getByRole('radio', { name: 'Mi grid' }))
    const [page] = room.getState().board.pages
    expect(page && paperOf(page)).toMatchObject({ lines: 'mi' })
  })

  it('takes the file of a chooser that was open meanwhile', async () => {
    const opened: HTMLInputElement[] = []
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function open(this: HTMLInputElement) {
      opened.push(this)
    })
    const { room, takeBarAway, chooseToInsert } = teacherRoom()
    await chooseToInsert('Courseware from this device…')
    await takeBarAway()
    const [chooser] = opened
    if (chooser === undefined) throw new Error('no chooser was opened')
    Object.defineProperty(chooser, 'files', { value: [new File(['%PDF'], '第三课.pdf')] })
    act(() => void chooser.dispatchEvent(new Event('change')))
    await waitFor(() => expect(room.getState().board.pages).toHaveLength(4))
  })
})

it('a student who gets the pen keeps the dialog that saves pages, with what was typed', async () => {
  const room = liveRoom()
  const { user } = renderRoom(room, anna)
  await user.click(within(await screen.findByRole('group', { name: 'Pages' })).getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save pages…' }))
  await user.click(await screen.findByRole('radio', { name: 'PDF' }))
  await user.type(screen.getByRole('textbox', { name: /^Pages/ }), ', 1')
  act(() => room.act(liTeacher, { type: 'grantBoard', userId: 'anna', allowed: true }))
  await waitFor(() => expect(bar()).not.toBeNull())
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Pages/ }).value).toBe('1, 1')
})

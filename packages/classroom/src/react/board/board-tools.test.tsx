// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ElementStyle } from '../../core/board/elements/restyle.ts'
import { paperOf } from '../../core/board/paper.ts'
import { anna, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'
import { checkWords } from '../testing/check-words.ts'
import { boardWords } from './board-words.ts'

checkWords('the words of the board', boardWords)

const editing = {
  elementId: null,
  text: '',
  ruby: [],
  frame: { x: 10, y: 10, width: 300, height: 40 },
  scale: 1,
  size: 32,
  color: '#1f1f1f',
  align: 'left',
  isList: false,
  hasToneColors: true,
} as const

describe('writing on the board', () => {
  it('during a composition Enter and Escape belong to the input method', async () => {
    const { board } = renderRoom(liveRoom(), liTeacher)
    act(() => board.patch({ editing }))
    const field = await screen.findByRole('textbox', { name: 'Text on the board' })
    fireEvent.change(field, { target: { value: 'ni hao' } })
    for (const key of ['Enter', 'Escape']) {
      fireEvent.keyDown(field, { key, ctrlKey: true, isComposing: true })
      fireEvent.keyDown(field, { key, ctrlKey: true, keyCode: 229 })
    }
    expect([board.getState().editing, board.texts]).toEqual([editing, []])
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
    await waitFor(() => expect(board.texts).toEqual(['ni hao']))
  })

  it('Escape discards what was written', async () => {
    const { board, user } = renderRoom(liveRoom(), liTeacher)
    act(() => board.patch({ editing }))
    await user.type(await screen.findByRole('textbox', { name: 'Text on the board' }), '你好{Escape}')
    expect([board.getState().editing, board.texts]).toEqual([null, []])
  })

  it('goes on after a press on the word beside the switch, which shows the pinyin before the text is placed', async () => {
    const { board, user } = renderRoom(liveRoom(), liTeacher)
    act(() => board.patch({ editing }))
    const field = await screen.findByRole('textbox', { name: 'Text on the board' })
    fireEvent.change(field, { target: { value: '银行' } })
    await user.click(screen.getByText('Pinyin'))
    expect([board.getState().editing, board.texts]).toEqual([editing, []])
    expect(screen.getByRole('switch', { name: 'Pinyin', checked: true })).toBeTruthy()
    expect(await screen.findByText('yín háng')).toBeTruthy()
  })
})

describe('the tools', () => {
  it('[R61] tell where the eraser’s mode is chosen that the point eraser cuts lines alone', async () => {
    const { board, user } = renderRoom(liveRoom(), liTeacher)
    await user.click(screen.getByRole('button', { name: 'Eraser' }))
    await user.click(screen.getByRole('button', { name: 'Eraser' }))
    await user.click(await screen.findByRole('radio', { name: 'Where you drag' }))
    expect(board.getState().eraser.mode).toBe('point')
    expect(screen.getByText('Erases pen lines only. Shapes and text: choose “Whole strokes”.')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Whole strokes' }))
    expect(screen.queryByText(/Erases pen lines only/)).toBeNull()
  })

  it('open what can be set about them with a second press', async () => {
    const { board, user } = renderRoom(liveRoom(), liTeacher)
    await user.click(screen.getByRole('button', { name: 'Shapes' }))
    expect(board.getState().tool).toBe('shape')
    expect(screen.queryByRole('radio', { name: 'Arrow' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Shapes' }))
    await user.click(await screen.findByRole('radio', { name: 'Arrow' }))
    expect(board.getState().shape).toBe('arrow')
    await user.click(screen.getByRole('radio', { name: 'Dashed' }))
    await user.click(screen.getByRole('switch', { name: 'Filled' }))
    expect(board.getState().shapeStyle).toEqual({ isFilled: true, dash: 'dashed' })
  })

  it('the pen is a brush of any color and width, and begins so in the next class on this device', async () => {
    const { user, view } = renderRoom(liveRoom(), liTeacher)
    await user.click(screen.getByRole('button', { name: 'Pen' }))
    await user.click(await screen.findByRole('radio', { name: 'Brush' }))
    await user.click(screen.getByRole('radio', { name: '14 px' }))
    fireEvent.change(screen.getByLabelText('Another color'), { target: { value: '#335577' } })
    view.unmount()
    const { board } = renderRoom(liveRoom(), liTeacher)
    expect(board.getState()).toMatchObject({ penTip: 'brush', pen: { color: '#335577', width: 14 } })
    expect(board.getState().text.color).toBe('#335577')
  })

  it('the ruler is laid down, moved and turned by keys, and put away', async () => {
    const { board, user } = renderRoom(liveRoom(), liTeacher)
    await user.click(screen.getByRole('button', { name: 'Pen' }))
    await user.click(await screen.findByRole('switch', { name: 'Ruler' }))
    const grip = await screen.findByRole('button', { name: /^Ruler at 0 degrees/ })
    fireEvent.keyDown(grip, { key: 'ArrowRight', shiftKey: true })
    fireEvent.keyDown(grip, { key: 'ArrowDown', altKey: true })
    expect(board.getState().ruler).toMatchObject({ x: 330, y: 180, degrees: 1 })
    fireEvent.click(screen.getByRole('button', { name: /^Turn by 15/ }))
    expect(board.getState().ruler).toMatchObject({ degrees: 16 })
    fireEvent.click(screen.getByRole('button', { name: 'Put the ruler away' }))
    expect(board.getState().ruler).toBeNull()
  })

  it('[R64] the paper is the teacher’s: every choice takes effect at once', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher)
    await user.click(screen.getByRole('button', { name: 'Paper' }))
    await user.click(await screen.findByRole('radio', { name: 'Mi grid' }))
    const [page] = room.getState().board.pages
    expect(page && paperOf(page)).toEqual({ color: 'white', lines: 'mi', cells: 8, hasPinyin: false })
  })

  it('[R60] a student with the pen has tools, and neither the paper nor a lock', async () => {
    const room = liveRoom()
    const { board } = renderRoom(room, anna)
    act(() => room.act(liTeacher, { type: 'grantBoard', userId: 'anna', allowed: true }))
    const frame = { x: 10, y: 200, width: 100, height: 40 }
    act(() => board.patch({ selection: { ids: ['a', 'b'], frame, isLocked: false } }))
    expect(await screen.findByRole('toolbar', { name: '2 items selected' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
    expect(board.acts).toEqual(['duplicate'])
    for (const name of ['Paper', 'Lock']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('[R60] a selection gets another color, width and fill, where it has any', async () => {
    const { board, user } = renderRoom(liveRoom(), liTeacher)
    const frame = { x: 10, y: 200, width: 100, height: 40 }
    const select = (style?: ElementStyle) =>
      act(() => board.patch({ selection: { ids: ['a'], frame, isLocked: false, ...(style && { style }) } }))
    select({ color: '#1f1f1f', width: 4, isFilled: false })
    await user.click(await screen.findByRole('button', { name: 'Color, width and fill' }))
    await user.click(await screen.findByRole('radio', { name: 'Red' }))
    await user.click(screen.getByRole('radio', { name: '8 px' }))
    await user.click(screen.getByRole('switch', { name: 'Filled' }))
    expect(board.styles).toEqual([{ color: '#d4380d' }, { width: 8 }, { isFilled: true }])
    await user.keyboard('{Escape}')
    select()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Color, width and fill' })).toBeNull())
  })

  it('[R65] a watcher who left the teacher’s view gets a way back', async () => {
    const { board, user } = renderRoom(liveRoom(), anna)
    expect(screen.queryByRole('button', { name: 'Back to the teacher' })).toBeNull()
    act(() => board.patch({ isFollowing: false }))
    await user.click(screen.getByRole('button', { name: 'Back to the teacher' }))
    expect(board.getState().isFollowing).toBe(true)
  })

  it('[R80] a student looks back by keys and buttons, and the teacher may end it', async () => {
    const room = liveRoom()
    room.act(liTeacher, { type: 'board.addPage', pageId: 'two', background: 'white' })
    const { board, user } = renderRoom(room, anna)
    act(() => board.patch({ shownPageId: 'two' }))
    fireEvent.keyDown(screen.getByRole('main'), { key: 'PageUp' })
    expect(board.getState().shownPageId).toBe('page-1')
    expect(screen.getByRole('status', { name: 'Page 1 of 2' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(board.getState().shownPageId).toBeNull()
    act(() => room.act(liTeacher, { type: 'setLookBack', allowed: false }))
    expect(screen.queryByRole('button', { name: 'Previous page' })).toBeNull()
  })

  it('[R82] what is written beside the view has a mark with words, and a press goes there', async () => {
    const { board, user } = renderRoom(liveRoom(), liTeacher)
    await screen.findByRole('button', { name: 'Pen' })
    const marker = { by: 'teacher', x: 10, y: 10, degrees: 180, direction: 'left' } as const
    act(() => board.patch({ marker }))
    await screen.findByText('Li Wei wrote to the left of your view.')
    await user.click(screen.getByRole('button', { name: 'Show what Li Wei wrote' }))
    expect(board.getState().marker).toBeNull()
  })

  it('N adds a page; with the character keys off it does not, and the page keys stay', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher)
    const pages = () => room.getState().board.pages.length
    const press = (key: string) => fireEvent.keyDown(screen.getByRole('main'), { key })
    press('n')
    await waitFor(() => expect(room.getState().board.currentPageId).toMatch(/^page-\d+-/))
    await user.click(screen.getByRole('button', { name: 'Settings' }))
    await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    press('n')
    press('PageUp')
    await waitFor(() => expect(room.getState().board.currentPageId).toBe('page-1'))
    expect(pages()).toBe(2)
  })

  it('[R83] the teacher puts a syllable right by its tone, and the word is read so in the whole class', async () => {
    const room = liveRoom()
    const { board, user } = renderRoom(room, liTeacher)
    const ruby = ['yín', 'xíng'].map((pinyin, start) => ({ start, length: 1, pinyin }))
    const frame = { x: 100, y: 100, width: 40, height: 20 }
    const selection = { ids: ['a'], frame, isLocked: false, hasPinyin: true }
    act(() => board.patch({ selection, syllable: { elementId: 'a', text: '银行', ruby, index: 1, frame } }))
    const field = await screen.findByRole('textbox', { name: 'Syllable' })
    fireEvent.change(field, { target: { value: 'hang2' } })
    expect(screen.getByRole('button', { name: 'háng', pressed: true })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Correct' }))
    await waitFor(() => expect(board.getState().syllable).toBeNull())
    expect(room.getState().board.readings).toEqual([{ word: '银行', pinyin: 'yín háng' }])
  })
})

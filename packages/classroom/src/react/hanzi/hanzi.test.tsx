// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { createRequire } from 'node:module'
import { describe, expect, it, vi } from 'vitest'
import { encodeElement } from '../../core/board/elements/element-codec.ts'
import type { HanziCardElement } from '../../core/board/elements/element-types.ts'
import { type CharacterStrokes, inCell, readCharacterStrokes } from '../../core/hanzi/character-strokes.ts'
import { writingQuestion } from '../../core/room/rules/practice-rules.ts'
import type { StrokeSource } from '../../ports/stroke-source.ts'
import { checkWords } from '../testing/check-words.ts'
import { createFakeRtc } from '../testing/fake-rtc.ts'
import { anna, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'
import { hanziWords } from './hanzi-words.ts'

checkWords('the words of character cards', hanziWords)

const require = createRequire(import.meta.url)
const strokesOf = (character: string) => readCharacterStrokes(require(`hanzi-writer-data/${character}.json`))
/** Knows every character but 〇. */
const strokes: StrokeSource = { load: async (character) => (character === '〇' ? null : strokesOf(character)) }
const element: HanziCardElement = {
  kind: 'hanziCard',
  box: { x: 40, y: 40, width: 200, height: 280 },
  text: '人',
  grid: 'tian',
  hasPinyin: true,
  readings: [{ pinyin: 'rén', strokes: 2 }],
}
const card = {
  pageId: 'page-1',
  elementId: 'card-1',
  element,
  transform: [1, 0, 0, 1, 0, 0],
  frame: element.box,
} as const

function roomWithCard() {
  const room = liveRoom()
  room.act(liTeacher, {
    type: 'board.addElement',
    pageId: 'page-1',
    elementId: 'card-1',
    bytes: encodeElement(element),
  })
  return room
}

/** Draws the strokes in a cell of 100 px, as a pointer does. */
function draw(cell: Element, lines: CharacterStrokes['medians']) {
  vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  Object.assign(cell, { setPointerCapture: () => undefined })
  for (const line of lines) {
    for (const [i, point] of line.entries()) {
      const [x, y] = inCell(point)
      const at = { pointerId: 1, button: 0, clientX: x * 100, clientY: y * 100 }
      fireEvent(cell, new MouseEvent(i === 0 ? 'pointerdown' : 'pointermove', { ...at, bubbles: true }))
    }
    fireEvent(cell, new MouseEvent('pointerup', { bubbles: true }))
  }
}

describe('a character card', () => {
  it('[R70] is made by typing, with its grid, and says what cannot be put on it', async () => {
    const { board, user } = renderRoom(liveRoom(), liTeacher, {}, createFakeRtc(), { strokes })
    await user.click(await screen.findByRole('button', { name: 'Insert' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Character card' }))
    const field = await screen.findByRole('textbox', { name: 'Characters' })
    await user.type(field, 'ren')
    await user.click(screen.getByRole('button', { name: 'Put on the board' }))
    await screen.findByText('Enter 1 to 8 Chinese characters.')
    await user.clear(field)
    fireEvent.compositionStart(field)
    await user.type(field, '人〇{Enter}')
    expect(board.inserted).toEqual([])
    fireEvent.compositionEnd(field)
    await user.click(screen.getByRole('radio', { name: 'Mi grid' }))
    await user.click(screen.getByRole('switch', { name: 'Pinyin' }))
    await user.click(screen.getByRole('button', { name: 'Put on the board' }))
    await waitFor(() =>
      expect(board.inserted).toMatchObject([
        { kind: 'hanziCard', text: '人〇', grid: 'mi', hasPinyin: false, readings: [{ strokes: 2 }, { strokes: 0 }] },
      ]),
    )
  })

  it('[R70] has the reading that the teacher chose for a character with several', async () => {
    const { board, user } = renderRoom(liveRoom(), liTeacher, {}, createFakeRtc(), { strokes })
    await user.click(await screen.findByRole('button', { name: 'Insert' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Character card' }))
    await user.type(await screen.findByRole('textbox', { name: 'Characters' }), '人长')
    const readings = within(await screen.findByRole('radiogroup', { name: 'Reading of 长' }))
    expect(readings.getByRole('radio', { checked: true }).textContent).toBe('cháng')
    expect(screen.queryByRole('radiogroup', { name: 'Reading of 人' })).toBeNull()
    await user.click(readings.getByRole('radio', { name: 'zhǎng' }))
    await user.click(screen.getByRole('button', { name: 'Put on the board' }))
    await waitFor(() =>
      expect(board.inserted).toMatchObject([{ text: '人长', readings: [{ pinyin: 'rén' }, { pinyin: 'zhǎng' }] }]),
    )
  })

  it('[R70] tells students which stroke it is, and when the last one stands', async () => {
    const room = roomWithCard()
    const { board } = renderRoom(room, anna, {}, createFakeRtc(), { strokes })
    act(() => board.patch({ cards: [card] }))
    const stopAt = (stroke: number) =>
      act(() =>
        room.act(liTeacher, {
          type: 'board.playHanzi',
          pageId: 'page-1',
          elementId: 'card-1',
          state: 'paused',
          stroke,
          speed: 1,
        }),
      )
    stopAt(1)
    expect(await screen.findByText('Stroke 1 of 2: 撇')).toBeTruthy()
    stopAt(2)
    expect(await screen.findByText('Complete')).toBeTruthy()
  })

  it('[R70] is played, stepped and stopped by the teacher, and written by all', async () => {
    const room = roomWithCard()
    const { board, user } = renderRoom(room, liTeacher, {}, createFakeRtc(), { strokes })
    act(() => board.patch({ cards: [card] }))
    await user.click(await screen.findByRole('button', { name: 'Play stroke order' }))
    expect(room.getState().board.hanzi).toMatchObject({ elementId: 'card-1', state: 'playing', stroke: 0 })
    await user.click(await screen.findByRole('radio', { name: 'Slow' }))
    expect(room.getState().board.hanzi).toMatchObject({ speed: 0.5 })
    await user.click(screen.getByRole('button', { name: 'Next stroke' }))
    expect(room.getState().board.hanzi).toMatchObject({ state: 'step' })
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(room.getState().board.hanzi).toBeUndefined()
    await user.click(await screen.findByRole('button', { name: 'Write' }))
    expect(room.getState().practice).toMatchObject({ kind: 'writing', questions: [writingQuestion('人')] })
  })
})

describe('writing by hand', () => {
  it('[R71] a student who writes the strokes backwards and out of order is told, and then writes it right', async () => {
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    const questions = [writingQuestion('人')]
    room.act(liTeacher, { type: 'startPractice', kind: 'writing', title: '', limitSeconds: 0, questions })
    renderRoom(room, anna, {}, createFakeRtc(), { strokes })
    const cell = await screen.findByRole('img', { name: /^Writing area for 人/ })
    const [first = [], second = []] = strokesOf('人')?.medians ?? []
    draw(cell, [second, first.toReversed()])
    await screen.findByText('Your stroke 1 came too early: it’s stroke 2.')
    await screen.findByText(/^Written the wrong way. Stroke 1 is 撇/)
    expect(room.getState().practice?.answers).toEqual([])
    draw(cell, [first, second])
    await screen.findByText('Right!')
    await waitFor(() => expect(room.getState().practice?.answers[0]?.written).toMatchObject([{ mistakes: 2 }]))
    expect(screen.getByText(/^Stroke 2 is 捺/)).toBeTruthy()
    const region = screen.getByRole('region', { name: 'Writing' })
    expect(await axe.run(region, { rules: { region: { enabled: false } } })).toMatchObject({ violations: [] })
  })
})

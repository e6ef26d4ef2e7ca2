// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Profiler } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PAGE_MAX_BYTES } from '../../core/board/board-types.ts'
import { encodeStroke } from '../../core/board/stroke-codec.ts'
import { Classroom } from '../room/classroom.tsx'
import { createFakeBoard } from '../testing/fake-board.ts'
import { anna, liTeacher } from '../testing/people.ts'
import { createFakeRtc } from '../testing/fake-rtc.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'
import { testStroke } from '../../../test/test-stroke.ts'

describe('the board', () => {
  it('[R11] a student gets the tools with the pen and gives them back with it', () => {
    const room = liveRoom()
    renderRoom(room, anna)
    expect(screen.queryByRole('group', { name: 'Board tools' })).toBeNull()
    act(() => room.act(liTeacher, { type: 'grantBoard', userId: 'anna', allowed: true }))
    const tools = screen.getByRole('group', { name: 'Board tools' })
    expect(within(tools).queryByRole('button', { name: 'Clear page' })).toBeNull()
    act(() => room.act(liTeacher, { type: 'grantBoard', userId: 'anna', allowed: false }))
    expect(screen.queryByRole('group', { name: 'Board tools' })).toBeNull()
  })

  it('tools and colours reach the engine, and say which one is chosen', async () => {
    const { user, board } = renderRoom(liveRoom(), liTeacher)
    await user.click(screen.getByRole('button', { name: 'Eraser' }))
    expect(board.getState().tool).toBe('eraser')
    expect(screen.getByRole('button', { name: 'Eraser' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Color and width' }))
    await user.click(await screen.findByRole('radio', { name: 'Red' }))
    expect(board.getState()).toMatchObject({ tool: 'pen', pen: { color: '#d4380d' } })
  })

  it('with nothing to undo, a press says so', async () => {
    const { user } = renderRoom(liveRoom(), liTeacher)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Nothing to undo.')
  })

  it('a new page becomes the one that all people see, and the page keys turn back', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher)
    await user.click(screen.getByRole('button', { name: 'Add page' }))
    await screen.findByRole('status', { name: 'Page 2 of 2' })
    await user.keyboard('{PageUp}')
    await screen.findByRole('status', { name: 'Page 1 of 2' })
    expect(room.getState().board.currentPageId).toBe('page-1')
  })

  it('[R40] tells only people who may draw that the page is nearly full', () => {
    const room = liveRoom()
    const points = Float32Array.from({ length: 4 * 4_000 }, (_, i) => (i % 4 < 2 ? (Math.floor(i / 4) % 2) * 700 : 0.5))
    const bytes = encodeStroke({ tool: 'pen', color: '#000000', width: 3, points })
    const draw = (from: number, to: number) => {
      for (let no = from; no < to; no++) {
        room.act(liTeacher, { type: 'board.addStroke', pageId: 'page-1', strokeId: `s${no}`, bytes })
      }
    }
    const count = Math.ceil((0.8 * PAGE_MAX_BYTES) / (bytes.length + 64))
    draw(0, count - 1)
    renderRoom(room, liTeacher)
    expect(screen.queryByText(/This page is/)).toBeNull()
    act(() => draw(count, count + 1))
    expect(screen.getByText('This page is 80% full. Continue on a new page.').tagName).toBe('OUTPUT')
    cleanup()
    renderRoom(room, anna)
    expect(screen.queryByText(/This page is/)).toBeNull()
  })

  it('clearing a page asks first', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher)
    await user.click(screen.getByRole('button', { name: 'Clear page' }))
    const question = await screen.findByRole('alertdialog', { name: 'Clear this page?' })
    const seq = room.getState().seq
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(room.getState().seq).toBe(seq)
  })

  it('the question before clearing names whose writing goes', async () => {
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    room.act(liTeacher, { type: 'grantBoard', userId: 'anna', allowed: true })
    const pageId = room.getState().board.currentPageId
    for (const [i, person] of [liTeacher, anna, anna].entries()) {
      room.act(person, { type: 'board.addStroke', pageId, strokeId: `s-${i}`, bytes: testStroke(i) })
    }
    const { user } = renderRoom(room, liTeacher)
    await user.click(screen.getByRole('button', { name: 'Clear page' }))
    const question = await screen.findByRole('alertdialog', { name: 'Clear this page?' })
    expect(question.textContent).toContain(
      'Everything on page 1 will be cleared for everyone: Anna: 2 items, you: 1 item',
    )
  })

  it('a press that closes a menu does not reach the board', async () => {
    const { user } = renderRoom(liveRoom(), liTeacher)
    const canvas = document.querySelector('[class*="canvas"]') as HTMLElement
    const press = () => fireEvent.pointerDown(canvas)
    expect(press()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Insert' }))
    await screen.findByRole('menu')
    expect(press()).toBe(false)
  })

  it('a stroke beside the open options of a tool is drawn, and closes them', async () => {
    const { user } = renderRoom(liveRoom(), liTeacher)
    const canvas = document.querySelector('[class*="canvas"]') as HTMLElement
    for (const name of ['Color and width', 'Pen']) {
      await user.click(screen.getByRole('button', { name }))
      await screen.findByRole('dialog', { name })
      expect(fireEvent.pointerDown(canvas, { pointerType: 'touch' })).toBe(true)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('a stroke that was refused says why', () => {
    const { board } = renderRoom(liveRoom(), anna)
    act(() => board.refuse('not-allowed-to-draw'))
    expect(screen.getByText('You can write on the board when your teacher lets you.')).toBeTruthy()
  })

  it("a stroke renders nothing of a student's room, and of the teacher's only whether undo is lit", () => {
    const room = liveRoom()
    const renders = { teacher: 0, student: 0 }
    for (const [who, person] of [['teacher', liTeacher] as const, ['student', anna] as const]) {
      const ports = { channel: room.join(person), rtc: createFakeRtc(), board: createFakeBoard() }
      render(
        <Profiler id={who} onRender={() => renders[who]++}>
          <Classroom ports={ports} />
        </Profiler>,
      )
    }
    const points = Float32Array.of(100, 100, 0.5, 0, 200, 100, 0.5, 8)
    const bytes = encodeStroke({ tool: 'pen', color: '#1f1f1f', width: 4, points })
    const write = (strokeId: string) =>
      act(() => room.act(liTeacher, { type: 'board.addStroke', pageId: 'page-1', strokeId, bytes }))
    const before = { ...renders }
    write('first')
    expect(renders).toEqual({ teacher: before.teacher + 1, student: before.student })
    write('second')
    expect(renders).toEqual({ teacher: before.teacher + 1, student: before.student })
  })

  it('a browser that cannot show the board says so, and the rest of the room stays', () => {
    // React reports what a boundary caught.
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const error = new Error('no 2d context')
    const board = createFakeBoard({
      paint() {
        throw error
      },
    })
    const room = liveRoom()
    render(<Classroom ports={{ channel: room.join(anna), rtc: createFakeRtc(), board }} />)
    expect(screen.getByText(/This browser can’t show the board/).getAttribute('role')).toBe('alert')
    expect(screen.getByRole('group', { name: 'Pages' })).toBeTruthy()
    expect(reported.mock.calls.flat()).toContain(error)
    reported.mockRestore()
  })

  it('a page whose picture cannot be drawn says so and can still be turned to', async () => {
    const { user, board } = renderRoom(liveRoom(), liTeacher)
    vi.spyOn(board, 'exportPage').mockRejectedValue(new Error('picture too large'))
    await user.click(screen.getByRole('button', { name: 'All pages' }))
    await screen.findByText('No preview')
    expect(screen.getByRole('button', { name: 'Page 1 of 1' })).toBeTruthy()
  })

  it('a shared screen comes to the front, and the board is one press away', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, anna)
    act(() => room.act(liTeacher, { type: 'reportMedia', media: { screen: true } }))
    const choice = screen.getByRole('radiogroup', { name: 'Li Wei is sharing their screen' })
    expect(within(choice).getByRole('radio', { name: 'Screen' }).getAttribute('aria-checked')).toBe('true')
    // Pages are the board's: nothing is turned behind the screen.
    expect(screen.queryByRole('group', { name: 'Pages' })).toBeNull()
    await user.click(within(choice).getByRole('radio', { name: 'Board' }))
    expect(within(choice).getByRole('radio', { name: 'Board' }).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByRole('group', { name: 'Pages' })).toBeTruthy()
    act(() => room.act(liTeacher, { type: 'reportMedia', media: { screen: false } }))
    await waitFor(() => expect(screen.queryByRole('radiogroup', { name: /sharing their screen/ })).toBeNull())
  })

  it('[R35] a shared screen is magnified up to four times by keys and buttons', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, anna)
    act(() => room.act(liTeacher, { type: 'reportMedia', media: { screen: true } }))
    const shared = screen.getByRole('region', { name: 'Li Wei is sharing their screen' })
    shared.focus()
    await user.keyboard('+')
    expect(screen.getByRole('button', { name: '125%' })).toBeTruthy()
    await user.keyboard('+++++++')
    expect(screen.getByRole('button', { name: '400%' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Zoom in' }).getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('0')
    expect(screen.getByRole('button', { name: '100%' })).toBeTruthy()
  })
})

// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anna, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom, renderRoomWithChat } from '../testing/render-room.tsx'

describe('[R31] the connection in words', () => {
  it('on the way in says that it is coming, and counts the attempts without an answer', () => {
    const { channel } = renderRoom(liveRoom(), anna, { onLeave: vi.fn<() => void>() })
    act(() => channel.forget({ status: 'connecting' }))
    expect(screen.getByRole('status').textContent).toContain('Entering the classroom…')
    act(() => channel.forget({ status: 'reconnecting', attempt: 2, retryAt: null }))
    expect(screen.getByRole('status').textContent).toContain('attempt 2')
    expect(screen.getByRole('button', { name: 'Back to my lessons' })).toBeTruthy()
  })

  it('counts the attempts while reconnecting, and says when it is back', async () => {
    const { user, channel } = renderRoom(liveRoom(), anna)
    act(() => channel.disconnect(3))
    expect(screen.getByText(/attempt 3/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Try now' }))
    expect(screen.getByText(/You’re back/)).toBeTruthy()
  })

  it('[R42] says that what is sent too fast is kept, for as long as it is', () => {
    const { channel } = renderRoom(liveRoom(), anna)
    act(() => channel.holdBack(true))
    expect(screen.getByText(/You’re sending too fast/)).toBeTruthy()
    act(() => channel.holdBack(false))
    expect(screen.queryByText(/You’re sending too fast/)).toBeNull()
  })

  it('tells students when their teacher lost the connection or left, and no longer when they are back', () => {
    const room = liveRoom()
    renderRoom(room, anna)
    act(() => room.act(liTeacher, { type: 'leave', reason: 'lost' }))
    expect(screen.getByText('Your teacher lost the connection. Please wait.')).toBeTruthy()
    act(() => room.act(liTeacher, { type: 'enter' }))
    expect(screen.queryByText(/Your teacher lost/)).toBeNull()
    act(() => room.act(liTeacher, { type: 'leave', reason: 'left' }))
    expect(screen.getByText('Your teacher has stepped out. Class continues when they’re back.')).toBeTruthy()
  })

  it('the board and what was typed stay while reconnecting', async () => {
    const { user, channel, board } = renderRoomWithChat(liveRoom(), anna)
    await user.type(screen.getByRole('textbox'), '我在')
    act(() => channel.disconnect())
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('我在')
    expect(board.isMounted()).toBe(true)
  })

  it('a room that cannot be reached offers another try and the way home', async () => {
    const onLeave = vi.fn<() => void>()
    const { user, channel } = renderRoom(liveRoom(), anna, { onLeave })
    act(() => channel.fail())
    expect(screen.getByRole('heading', { name: 'Can’t connect to the classroom' })).toBe(document.activeElement)
    await user.click(screen.getByRole('button', { name: 'Back to my lessons' }))
    expect(onLeave).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('main')).toBeTruthy()
  })
})

describe('closed', () => {
  it('[R7] signed in elsewhere: the place can be taken back', async () => {
    const onUseHere = vi.fn<() => void>()
    const { user, channel } = renderRoom(liveRoom(), anna, { onUseHere })
    act(() => channel.close('signed-in-elsewhere'))
    await user.click(screen.getByRole('button', { name: 'Continue on this page' }))
    expect(onUseHere).toHaveBeenCalledOnce()
  })

  it('[R28] removed: the teacher’s reason is told, and there is no way back in', () => {
    const { channel } = renderRoom(liveRoom(), anna, { onUseHere: vi.fn<() => void>() })
    act(() => channel.close('removed', 'Too loud'))
    expect(screen.getByText('Reason from your teacher: Too loud')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue on this page' })).toBeNull()
  })

  it.each(['ticket-expired', 'ticket-invalid', 'refused', 'too-large', 'garbage', 'too-many-frames'] as const)(
    '%s: says what happened and what to do',
    (reason) => {
      const { channel } = renderRoom(liveRoom(), anna)
      act(() => channel.close(reason))
      expect(screen.getByRole('heading', { name: 'You were disconnected' })).toBeTruthy()
      expect(screen.getByText(/Enter again|Reload it|your lessons/)).toBeTruthy()
    },
  )

  it('[R31] a page of an older version is told to reload, and has the button for it', () => {
    const { channel } = renderRoom(liveRoom(), anna)
    act(() => channel.close('outdated'))
    expect(screen.getByText('The classroom has been updated. Reload this page to come in.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy()
  })
})

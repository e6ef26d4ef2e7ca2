// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anna, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom, renderRoomWithChat } from '../testing/render-room.tsx'
import type { Readmission } from './use-readmission.ts'

describe('[R31] the connection in words', () => {
  it('on the way in says that it is coming, and that it is tried again without an answer', () => {
    const { channel } = renderRoom(liveRoom(), anna, { onLeave: vi.fn<() => void>() })
    act(() => channel.forget({ status: 'connecting' }))
    expect(screen.getByRole('status').textContent).toContain('Entering the classroom…')
    act(() => channel.forget({ status: 'reconnecting', attempt: 2, retryAt: null }))
    expect(screen.getByRole('status').textContent).toContain('The classroom isn’t responding yet. Trying again…')
    expect(screen.getByRole('button', { name: 'Back to my lessons' })).toBeTruthy()
  })

  it('while reconnecting says that it is tried again, and says when it is back', async () => {
    const { user, channel } = renderRoom(liveRoom(), anna)
    act(() => channel.disconnect(3))
    expect(screen.getByText('Connection lost. Reconnecting… What you write is kept and sent later.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try now' }))
    expect(screen.getByText(/You’re back/)).toBeTruthy()
  })

  it('after a minute without a connection says since when, and offers to reload the page', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 20, 19, 5), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { channel } = renderRoom(liveRoom(), anna)
      act(() => channel.disconnect(1))
      act(() => channel.disconnect(13))
      act(() => void vi.advanceTimersByTime(60_000))
      expect(screen.getByText(/^No connection since 19:05\. Still trying…/)).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy()
      act(() => channel.reconnect())
      expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()
    } finally {
      vi.useRealTimers()
    }
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

  it('[R28] removed: the teacher’s reason is told, and there is no place to take back', () => {
    const { channel } = renderRoom(liveRoom(), anna, { onUseHere: vi.fn<() => void>() })
    act(() => channel.close('removed', 'Too loud'))
    expect(screen.getByText('Reason from your teacher: Too loud')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue on this page' })).toBeNull()
  })

  describe('[R46] a removed student', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
    afterEach(() => {
      vi.restoreAllMocks()
      vi.useRealTimers()
    })

    function remove(...answers: ('yes' | 'not-yet' | 'never' | 'fails')[]) {
      const enter = vi.fn<() => void>()
      const ask = vi.fn<Readmission['ask']>(async () => {
        const answer = answers.shift() ?? 'never'
        if (answer === 'fails') throw new Error('offline')
        return answer
      })
      const { channel } = renderRoom(liveRoom(), anna, { readmission: { ask, enter } })
      act(() => channel.close('removed'))
      return { ask, enter }
    }
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

    it('is not told that they cannot come back at all', () => {
      remove()
      expect(screen.getByText(/can’t rejoin this lesson unless your teacher lets you back in/)).toBeTruthy()
    })

    it('learns that the teacher let them back in, hears it, and enters again by their own press', async () => {
      const { ask, enter } = remove('not-yet', 'fails', 'yes')
      await pass(10_000)
      expect(ask).toHaveBeenCalledTimes(2)
      expect(screen.queryByRole('button', { name: 'Enter again' })).toBeNull()
      await pass(5_000)
      expect(document.activeElement?.textContent).toBe('Your teacher let you back in')
      expect(enter).not.toHaveBeenCalled()
      fireEvent.click(screen.getByRole('button', { name: 'Enter again' }))
      expect(enter).toHaveBeenCalledOnce()
      await pass(60_000)
      expect(ask).toHaveBeenCalledTimes(3)
    })

    it('asks only while the page is visible, and at once when it is looked at again', async () => {
      const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
      const { ask } = remove('yes')
      await pass(60_000)
      expect(ask).not.toHaveBeenCalled()
      visibility.mockReturnValue('visible')
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
      expect(screen.getByRole('heading', { name: 'Your teacher let you back in' })).toBeTruthy()
    })

    it('asks no more once the class is over', async () => {
      const { ask } = remove('never')
      await pass(60_000)
      expect(ask).toHaveBeenCalledOnce()
    })
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

// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { RtcError, type RtcErrorCode } from '../../ports/rtc-engine.ts'
import type { Rating } from '../ended/rating-form.tsx'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { createFakeRtc } from '../testing/fake-rtc.ts'
import { liveRoom, renderRoom, renderRoomWithChat } from '../testing/render-room.tsx'

describe('the name of the lesson', () => {
  it('is that of the reader’s language, with the room’s own after it', () => {
    const room = liveRoom({ settings: { title: '第七课 在市场' } })
    const { view } = renderRoom(room, anna, { title: 'Lesson 7: At the market' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lesson 7: At the market · 第七课 在市场')
    view.unmount()
    renderRoom(room, anna)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('第七课 在市场')
  })
})

describe('hands', () => {
  it('[R9] a student raises a hand, sees the place in the queue, and takes it down again', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    room.act(ben, { type: 'raiseHand' })
    const { user } = renderRoom(room, anna)
    await user.click(screen.getByRole('button', { name: 'Raise hand' }))
    const lower = await screen.findByRole('button', { name: /Lower hand/ })
    expect(lower.textContent).toContain('#2')
    await user.click(lower)
    await screen.findByRole('button', { name: 'Raise hand' })
    expect(room.getState().hands.map((hand) => hand.userId)).toEqual(['ben'])
  })

  it('[R9][R14] the teacher sees hands in their order and lets the first one speak with one press', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher)
    act(() => {
      room.act(ben, { type: 'raiseHand' })
      room.act(anna, { type: 'raiseHand' })
    })
    await user.click(screen.getByRole('button', { name: 'Hands, 2' }))
    const queue = await screen.findByRole('region', { name: 'Raised hands' })
    expect(
      within(queue)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([expect.stringContaining('Ben'), expect.stringContaining('Anna')])
    await user.click(within(queue).getByRole('button', { name: 'Let speak: Ben' }))
    await within(queue).findByRole('button', { name: 'End turn: Ben' })
    expect(room.getState().participants.ben?.speaking).toBe(true)
  })

  it('[R14] the teacher who reads Japanese sees students addressed with さん, without a space', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher, { language: 'ja-JP' })
    await user.click(await screen.findByRole('button', { name: /挙手/ }))
    act(() => void room.act(ben, { type: 'raiseHand' }))
    await screen.findByRole('button', { name: '指名：Benさん' })
    expect(screen.getByText('Benさんが手を挙げました')).toBeTruthy()
  })

  it('[R13] mute all ends the turn of the speaker and takes the microphone back', async () => {
    const room = liveRoom()
    const { user, rtc } = renderRoom(room, anna)
    act(() => {
      room.act(anna, { type: 'raiseHand' })
      room.act(liTeacher, { type: 'acceptHand', userId: 'anna' })
    })
    await user.click(screen.getByRole('button', { name: /Turn on microphone/ }))
    await waitFor(() => expect(room.getState().participants.anna?.media.mic).toBe(true))
    act(() => room.act(liTeacher, { type: 'muteAll', muted: true }))
    await waitFor(() => expect(rtc.calls).toContain('unpublish mic'))
    expect(room.getState().participants.anna).toMatchObject({ speaking: false, media: { mic: false } })
    expect(screen.getByText('The teacher muted everyone.')).toBeTruthy()
  })
})

describe('invitations', () => {
  it('[R10] an invitation waits without taking the focus, and accepting leads on stage', async () => {
    const room = liveRoom()
    const { user } = renderRoomWithChat(room, anna)
    const box = screen.getByRole('textbox', { name: 'Write a message…' })
    await user.type(box, '我在写')
    act(() => room.act(liTeacher, { type: 'invite', userId: 'anna', to: 'stage' }))
    const prompt = screen.getByRole('region', { name: 'Your teacher invites you on stage' })
    expect(document.activeElement).toBe(box)
    expect(screen.getByRole('alert').textContent).toContain('invites you on stage')
    await user.click(within(prompt).getByRole('button', { name: 'Accept' }))
    await screen.findByRole('button', { name: 'Leave stage' })
    expect(room.getState().floor).toMatchObject({ userId: 'anna', onStage: true })
  })

  it('the I key leads to the invitation, but not during typing', async () => {
    const room = liveRoom()
    const { user } = renderRoomWithChat(room, anna, { options: { keys: 'page' } })
    act(() => room.act(liTeacher, { type: 'invite', userId: 'anna', to: 'speak' }))
    await user.type(screen.getByRole('textbox', { name: 'Write a message…' }), 'I')
    expect(screen.getByRole('textbox', { name: 'Write a message…' })).toBe(document.activeElement)
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('i')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Accept' }))
  })
})

describe('keys', () => {
  const isMicAskedFor = (calls: readonly string[]) => calls.some((call) => call.includes('mic'))
  it('keys pressed on a host page do not reach the room: M opens no microphone', async () => {
    const { user, rtc } = renderRoom(liveRoom(), liTeacher)
    const before = rtc.calls.filter((call) => call.includes('mic')).length
    await user.keyboard('m')
    const field = document.body.appendChild(document.createElement('button'))
    field.focus()
    await user.keyboard('m')
    field.remove()
    expect(rtc.calls.filter((call) => call.includes('mic'))).toHaveLength(before)
  })

  it('keys act once the room was pressed', async () => {
    const { user, rtc } = renderRoom(liveRoom(), liTeacher)
    await user.click(screen.getByRole('main'))
    await user.keyboard('m')
    await waitFor(() => expect(isMicAskedFor(rtc.calls)).toBe(true))
  })

  it('keys act from the start where the room is the page', async () => {
    const { user, rtc } = renderRoom(liveRoom(), liTeacher, { options: { keys: 'page' } })
    await user.keyboard('m')
    await waitFor(() => expect(isMicAskedFor(rtc.calls)).toBe(true))
  })
})

it('the teacher’s role in the chat is an element, which a display name cannot look like', async () => {
  const room = liveRoom()
  const { view } = renderRoomWithChat(room, anna)
  act(() => void room.act(liTeacher, { type: 'say', text: '你们好' }))
  const line = (await screen.findByText('你们好')).closest('li')
  expect(line?.querySelector('[data-role="teacher"]:not([class*="author"])')?.textContent).toBe('Teacher')
  expect(line?.querySelector('[class*="author"]')?.textContent).not.toContain('Teacher')
  view.unmount()
})

describe('what is not allowed says why', () => {
  it('a student who may not speak hears how to ask', async () => {
    const { user, rtc } = renderRoom(liveRoom(), anna)
    await user.click(screen.getByRole('button', { name: /Turn on microphone/ }))
    await screen.findByText(/Raise your hand first/)
    expect(rtc.calls).not.toContain('publish mic')
  })

  it('a broken camera says what to do, and the button asks for attention', async () => {
    const { user, rtc } = renderRoom(liveRoom(), liTeacher)
    rtc.failNext('camera', 'device-busy')
    await user.click(screen.getByRole('button', { name: /Turn on camera/ }))
    await screen.findByText('Another app is using your camera. Close it and try again.')
    expect(screen.getByRole('button', { name: /Turn on camera/ }).dataset['state']).toBe('alert')
  })

  const without = (code: RtcErrorCode) => ({ ...createFakeRtc(), join: () => Promise.reject(new RtcError(code)) })

  it('a browser without WebRTC is told so, with what works in it, and nothing to press in vain', async () => {
    renderRoom(liveRoom(), anna, {}, without('unsupported'))
    await screen.findByText(/can’t send or receive video and audio\. Board and chat work here/)
    expect(screen.queryByRole('button', { name: 'Reconnect video and audio' })).toBeNull()
  })

  it('a connection that failed can be tried again', async () => {
    renderRoom(liveRoom(), anna, {}, without('unreachable'))
    await screen.findByText(/Video and audio can’t connect/)
    screen.getByRole('button', { name: 'Reconnect video and audio' })
  })
})

describe('the teacher’s list', () => {
  it('[R13] offers to mute whom one hears, and to keep muted whose microphone is off', async () => {
    const room = liveRoom({ settings: { speechMode: 'free' } })
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    room.act(anna, { type: 'reportMedia', media: { mic: true } })
    const { user } = renderRoom(room, liTeacher)
    await user.click(screen.getByRole('button', { name: 'People' }))
    await user.click(screen.getByRole('button', { name: 'Actions for Anna' }))
    expect(await screen.findByRole('menuitem', { name: 'Mute' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Actions for Ben' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Keep muted' }))
    await waitFor(() => expect(room.getState().participants.ben?.micBlocked).toBe(true))
  })

  it('[R28] removing a student asks for a reason first', async () => {
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher)
    await user.click(screen.getByRole('button', { name: 'People' }))
    await user.click(screen.getByRole('button', { name: 'Actions for Anna' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from class…' }))
    const dialog = screen.getByRole('dialog', { name: 'Remove Anna from this class?' })
    await user.type(within(dialog).getByRole('textbox'), 'Too loud')
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(room.getState().removed).toEqual({ anna: 'Too loud' }))
  })
})

describe('the end of class', () => {
  it('leaving and ending are different questions, and only ending sends all people home', async () => {
    const room = liveRoom()
    const onLeave = vi.fn<() => void>()
    const { user } = renderRoom(room, liTeacher, { onLeave })
    await user.click(screen.getByRole('button', { name: 'End class' }))
    await user.click(screen.getByRole('button', { name: 'End for everyone' }))
    await screen.findByRole('heading', { name: 'Class is over' })
    expect(room.getState()).toMatchObject({ status: 'ended', endReason: 'teacher' })
    expect(onLeave).not.toHaveBeenCalled()
  })

  it('ending counts the people who leave with the teacher, and a teacher who is alone reads so', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher)
    await user.click(screen.getByRole('button', { name: 'End class' }))
    expect(screen.getByRole('dialog').textContent).toContain('No one else is in the classroom.')
    act(() => room.act(anna, { type: 'enter' }))
    expect(screen.getByRole('dialog').textContent).toContain('1 other person will leave with you')
  })

  it('leaving tells the room and tells the host', async () => {
    const room = liveRoom()
    const onLeave = vi.fn<() => void>()
    const { user } = renderRoom(room, anna, { onLeave })
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    const dialog = screen.getByRole('dialog', { name: 'Leave the classroom?' })
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce())
    expect(room.getState().participants.anna?.presence).toBe('gone')
  })

  it('[R29] a rating that could not be stored keeps its words for the next try', async () => {
    const room = liveRoom()
    const onRate = vi
      .fn<(rating: Rating) => Promise<void>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(undefined)
    const { user } = renderRoom(room, anna, { onRate })
    act(() => room.act(liTeacher, { type: 'end', reason: 'teacher' }))
    await user.click(screen.getByRole('radio', { name: /4/ }))
    await user.type(screen.getByRole('textbox'), '谢谢老师')
    await user.click(screen.getByRole('button', { name: 'Send rating' }))
    await screen.findByText(/wasn’t sent/)
    await user.click(screen.getByRole('button', { name: 'Send rating' }))
    await screen.findByText('Thank you. Your teacher will read it.')
    expect(onRate).toHaveBeenLastCalledWith({ score: 4, comment: '谢谢老师' })
  })

  it('[R4] says that the room closes soon', () => {
    const room = liveRoom()
    renderRoom(room, anna)
    act(() => {
      room.advance(75 * 60_000)
      room.act('system', { type: 'tick' })
    })
    expect(screen.getByRole('alert').textContent).toContain('The classroom closes in 5 minutes.')
  })
})

describe.each([
  ['the teacher', liTeacher],
  ['a student', anna],
])('for %s', (_who, person) => {
  it('the room is sound for assistive technology', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    room.act(ben, { type: 'say', text: '你好' })
    renderRoom(room, person)
    const layoutRules = ['color-contrast', 'target-size', 'region', 'page-has-heading-one', 'landmark-one-main']
    const { violations } = await axe.run(
      { include: ['body'], exclude: ['[data-radix-focus-guard]'] },
      {
        rules: Object.fromEntries(layoutRules.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      },
    )
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
  })
})

// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoomWithChat as renderRoom } from '../testing/render-room.tsx'

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a message…' })
const log = () => screen.getByRole('log', { name: 'Messages' })

/** happy-dom has no layout: where the reader is, is said here. */
function scrollTo(distancePx: number) {
  Object.defineProperties(log(), {
    scrollHeight: { value: 2_000, configurable: true },
    clientHeight: { value: 400, configurable: true },
    scrollTop: { value: 1_600 - distancePx, configurable: true, writable: true },
  })
  fireEvent.scroll(log())
}

describe('writing', () => {
  beforeEach(() => sessionStorage.clear())

  it('Enter sends and empties the box, Shift+Enter breaks the line', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, anna)
    await user.type(box(), '你好{Shift>}{Enter}{/Shift}老师{Enter}')
    await waitFor(() => expect(room.getState().chat.at(-1)?.text).toBe('你好\n老师'))
    expect(box().value).toBe('')
  })

  it('the Enter of an input method belongs to the input method', () => {
    const room = liveRoom()
    renderRoom(room, anna)
    fireEvent.change(box(), { target: { value: 'nihao' } })
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })
    expect(room.getState().chat).toEqual([])
    expect(box().value).toBe('nihao')
  })

  it('[R16][R20] what may not be said stays in the box, with the reason beside it', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, anna)
    act(() => room.act(liTeacher, { type: 'forbidChat', forbidden: true }))
    await user.type(screen.getByRole('textbox'), '我有问题{Enter}')
    await screen.findByText('Your teacher paused the chat. Your text is still here.')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('我有问题')
    expect(room.getState().chat).toEqual([])
  })

  it('[R20] a message refused on its way stays in the list and can be sent again', async () => {
    const room = liveRoom()
    const { user, channel } = renderRoom(room, anna)
    channel.pause()
    await user.type(box(), '等一下{Enter}')
    await screen.findByText('Sending…')
    room.act(liTeacher, { type: 'forbidChat', forbidden: true })
    act(() => channel.resume())
    await screen.findByText(/Not sent: Your teacher paused the chat/)
    act(() => room.act(liTeacher, { type: 'forbidChat', forbidden: false }))
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(room.getState().chat.map((message) => message.text)).toEqual(['等一下']))
  })

  it('[R31] what is written while the connection is down goes out after the reconnect, once', async () => {
    const room = liveRoom()
    const { user, channel } = renderRoom(room, anna)
    act(() => channel.disconnect())
    await user.type(box(), '还在吗？{Enter}')
    await screen.findByText('Sending…')
    act(() => channel.reconnect())
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
    expect(room.getState().chat.map((message) => message.text)).toEqual(['还在吗？'])
  })

  it('[R31] a draft survives a reload of the page', async () => {
    const room = liveRoom()
    const first = renderRoom(room, anna)
    await first.user.type(box(), '还没写完')
    first.view.unmount()
    renderRoom(room, anna)
    expect(box().value).toBe('还没写完')
  })
})

describe('reading', () => {
  it('[R17] counts new messages while the reader is further up than 100 px, and leads back down', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    const { user } = renderRoom(room, anna)
    scrollTo(100)
    act(() => room.act(ben, { type: 'say', text: '一' }))
    expect(screen.queryByRole('button', { name: /new message/ })).toBeNull()
    scrollTo(101)
    act(() => room.act(ben, { type: 'say', text: '二' }))
    act(() => room.act(ben, { type: 'say', text: '三' }))
    await user.click(screen.getByRole('button', { name: '2 new messages' }))
    expect(screen.queryByRole('button', { name: /new message/ })).toBeNull()
  })

  it('[R17] counts while another panel is showing', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    const { user } = renderRoom(room, anna)
    await user.click(screen.getByRole('tab', { name: 'People' }))
    act(() => room.act(ben, { type: 'say', text: '你们好' }))
    expect(screen.getByRole('button', { name: 'Chat, 1' })).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: /Chat/ }))
    expect(screen.getByText('你们好', { selector: '[role="log"] *' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Chat, 1' })).toBeNull()
  })

  it('[R18] a cleared list can be filled again from the log', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    room.act(ben, { type: 'say', text: '第一句' })
    const { user } = renderRoom(room, anna)
    await user.click(screen.getByRole('button', { name: 'Clear chat for me' }))
    expect(screen.queryByText('第一句')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show earlier messages' }))
    await screen.findByText('第一句')
  })

  it('[R19] moving lines can be switched off', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    const { user } = renderRoom(room, anna)
    await user.click(screen.getByRole('tab', { name: /People/ }))
    act(() => room.act(ben, { type: 'say', text: '飞过' }))
    expect(screen.getByText('Ben: 飞过')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Settings' }))
    await user.click(await screen.findByRole('switch', { name: /Floating messages/ }))
    expect(screen.queryByText('Ben: 飞过')).toBeNull()
  })
})

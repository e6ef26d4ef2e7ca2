// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClassroomEvent } from '../room/classroom-events.ts'
import { createFakeBoard } from '../testing/fake-board.ts'
import { anna, liTeacher } from '../testing/people.ts'
import { createFakeRtc } from '../testing/fake-rtc.ts'
import { liveRoom } from '../testing/render-room.tsx'
import { mountClassroom, type MountedClassroom } from './mount-classroom.tsx'

let element: HTMLElement
let mounted: MountedClassroom
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  act(() => mounted.unmount())
  element.remove()
})

function mount(person = anna) {
  const room = liveRoom()
  const ports = { channel: room.join(person), rtc: createFakeRtc(), board: createFakeBoard() }
  act(() => {
    mounted = mountClassroom(element, { ports })
  })
  return { room, ...ports }
}

describe('mountClassroom', () => {
  it('leaves no listener, track or board behind', async () => {
    const { room, rtc, board } = mount()
    expect(screen.getByRole('main')).toBeTruthy()
    expect(room.listenerCount()).toBeGreaterThan(0)
    act(() => mounted.unmount())
    await vi.waitFor(() => expect(rtc.calls).toContain('leave'), 60_000)
    expect(room.listenerCount()).toBe(0)
    expect(rtc.listenerCount()).toBe(0)
    expect(board.isMounted()).toBe(false)
    expect(element.childNodes).toHaveLength(0)
  })

  it('answers what is possible right now', () => {
    const { room } = mount()
    expect(
      ['hand.raise', 'chat.write', 'mic.publish', 'board.write', 'class.end'].filter((one) =>
        mounted.can(one as 'hand.raise'),
      ),
    ).toEqual(['hand.raise', 'chat.write'])
    act(() => room.act(liTeacher, { type: 'grantBoard', userId: 'anna', allowed: true }))
    expect(mounted.can('board.write')).toBe(true)
  })

  it.each(['raiseHand', '', 'toString'])('does not know how to %o, so no person can', (name) => {
    mount(liTeacher)
    expect(mounted.can(name as 'hand.raise')).toBe(false)
  })

  it('commands resolve when the room has carried them out and reject with its reason', async () => {
    const { room } = mount()
    await act(() => mounted.send({ type: 'raiseHand' }))
    expect(room.getState().hands).toHaveLength(1)
    await expect(mounted.send({ type: 'muteAll', muted: true })).rejects.toMatchObject({ code: 'teacher-only' })
  })

  it('tells events by name until they are turned off', () => {
    const { room } = mount()
    const heard = vi.fn<(event: ClassroomEvent) => void>()
    const off = mounted.on('class-ended', heard)
    act(() => room.act(liTeacher, { type: 'end', reason: 'teacher' }))
    expect(heard).toHaveBeenCalledWith({ type: 'class-ended', reason: 'teacher' })
    off()
  })

  it('changes its language without losing the room', async () => {
    const { board } = mount()
    act(() => mounted.update({ language: 'zh-CN' }))
    await screen.findByRole('button', { name: '举手' })
    expect(board.languages.at(-1)).toBe('zh-CN')
  })

  it('two rooms on one page keep to themselves', () => {
    mount()
    const other = document.body.appendChild(document.createElement('div'))
    const room = liveRoom({ settings: { title: 'The other class' } })
    let second: MountedClassroom | undefined
    act(() => {
      second = mountClassroom(other, {
        ports: { channel: room.join(anna), rtc: createFakeRtc(), board: createFakeBoard() },
      })
    })
    expect(screen.getAllByRole('main')).toHaveLength(2)
    act(() => second?.unmount())
    expect(screen.getAllByRole('main')).toHaveLength(1)
    other.remove()
  })
})

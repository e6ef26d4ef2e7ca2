// @vitest-environment happy-dom
import { defaultPreferences } from '../preferences/preferences.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from '@hwjy/base'
import { createMemoryRoom, type MemoryPerson, type MemoryRoom } from '../../adapters/local/memory-room.ts'
import { anna, liTeacher } from '../testing/people.ts'
import { createFakeRtc } from '../testing/fake-rtc.ts'
import type { MediaKind } from '../../core/room/room-types.ts'
import { RtcError, type RtcEvents } from '../../ports/rtc-engine.ts'
import { createMediaSession } from './create-media-session.ts'

const preferences = createStore(defaultPreferences)

let room: MemoryRoom
beforeEach(() => {
  sessionStorage.clear()
  room = createMemoryRoom()
  room.act(liTeacher, { type: 'enter' })
  room.act(liTeacher, { type: 'start' })
})

function open(person: MemoryPerson, startWith: readonly MediaKind[] = []) {
  const channel = room.join(person)
  const rtc = createFakeRtc()
  const media = createMediaSession(channel, rtc, preferences, startWith)
  const stop = media.start()
  const sent = () => room.getState().participants[person.userId]?.media
  return { channel, rtc, media, stop, sent }
}

it.each([
  ['the teacher’s', liTeacher, '720p'],
  ['a student’s', anna, '360p'],
])('[R36] %s camera is opened in the size it is shown in', async (_, person, profile) => {
  const { media, rtc } = open(person)
  const publish = vi.spyOn(rtc, 'publish')
  await media.toggle('camera')
  expect(publish).toHaveBeenCalledWith('camera', { profile })
})

describe('[R12] camera and screen', () => {
  it('the screen is sent before the camera is given back', async () => {
    const { media, rtc, sent } = open(liTeacher)
    await media.toggle('camera')
    await media.toggle('screen')
    expect(rtc.calls).toEqual(['join', 'publish camera', 'publish screen', 'unpublish camera'])
    expect(sent()).toEqual({ mic: false, camera: false, screen: true })
    expect(media.getState().mine.camera.replacedBy).toBe('screen')
  })

  it('and the other way round', async () => {
    const { media, rtc, sent } = open(liTeacher)
    await media.toggle('screen')
    await media.toggle('camera')
    expect(rtc.calls).toEqual(['join', 'publish screen', 'publish camera', 'unpublish screen'])
    expect(sent()).toEqual({ mic: false, camera: true, screen: false })
  })

  it('a screen that cannot be shared leaves the camera on', async () => {
    const { media, rtc, sent } = open(liTeacher)
    await media.toggle('camera')
    rtc.failNext('screen', 'permission-denied')
    await media.toggle('screen')
    expect(rtc.calls).not.toContain('unpublish camera')
    expect(media.getState().mine).toMatchObject({ camera: { status: 'on' }, screen: { error: 'permission-denied' } })
    expect(sent()?.camera).toBe(true)
  })

  it('two quick presses happen one after the other', async () => {
    const { media, rtc } = open(liTeacher)
    await Promise.all([media.toggle('camera'), media.toggle('screen')])
    expect(rtc.calls).toEqual(['join', 'publish camera', 'publish screen', 'unpublish camera'])
  })
})

describe('rights', () => {
  it('a source that is not allowed is not opened, and the reason comes back', async () => {
    const { media, rtc } = open(anna)
    expect(await media.toggle('mic')).toBe('not-allowed-to-speak')
    expect(rtc.calls).toEqual(['join'])
  })

  it('[R13] a student whom the teacher mutes stops sending at once and cannot begin again', async () => {
    const { media, rtc, sent } = open(anna)
    room.act(anna, { type: 'raiseHand' })
    room.act(liTeacher, { type: 'acceptHand', userId: 'anna' })
    await media.toggle('mic')
    room.act(liTeacher, { type: 'mute', userId: 'anna', muted: true })
    await vi.waitFor(() => expect(rtc.calls).toContain('unpublish mic'), 60_000)
    expect(media.getState().mine.mic).toMatchObject({ status: 'off', stoppedBy: 'muted-by-teacher' })
    expect(await media.toggle('mic')).toBe('muted-by-teacher')
    expect(sent()?.mic).toBe(false)
  })

  it('leaving the stage gives back what only the stage allows', async () => {
    const { media, rtc } = open(anna)
    room.act(liTeacher, { type: 'invite', userId: 'anna', to: 'stage' })
    room.act(anna, { type: 'answerInvite', accept: true })
    await media.toggle('screen')
    room.act(liTeacher, { type: 'sendBack', userId: 'anna' })
    await vi.waitFor(() => expect(rtc.calls).toContain('unpublish screen'), 60_000)
  })
})

describe('the stage', () => {
  const invited = () => {
    room = createMemoryRoom({ settings: { speechMode: 'free' } })
    room.act(liTeacher, { type: 'enter' })
    const anna1 = open(anna)
    room.act(liTeacher, { type: 'invite', userId: 'anna', to: 'stage' })
    room.act(anna, { type: 'answerInvite', accept: true })
    return anna1
  }

  it('[R10] a student who accepts is seen and heard; afterwards neither is left on', async () => {
    const { media, sent } = invited()
    await media.appear()
    expect(sent()).toMatchObject({ mic: true, camera: true })
    room.act(liTeacher, { type: 'sendBack', userId: 'anna' })
    await vi.waitFor(() => expect(sent()).toMatchObject({ mic: false, camera: false }), 60_000)
    expect(media.getState().mine).toMatchObject({ mic: { status: 'off' }, camera: { status: 'off' } })
  })

  it('[R11] the microphone closes in the page too, and may be opened again where speech is free', async () => {
    const { media, rtc, sent } = invited()
    await media.toggle('camera')
    await media.appear()
    room.act(liTeacher, { type: 'sendBack', userId: 'anna' })
    await vi.waitFor(() => expect(rtc.calls).toContain('mute mic'), 60_000)
    expect(media.getState().mine).toMatchObject({ mic: { status: 'off' }, camera: { status: 'on' } })
    expect(await media.toggle('mic')).toBeNull()
    expect(sent()?.mic).toBe(true)
  })

  it('a turn that ended while the connection was down ends after the reconnect', async () => {
    const { channel, media, sent } = invited()
    await media.appear()
    channel.disconnect()
    room.act(liTeacher, { type: 'sendBack', userId: 'anna' })
    channel.reconnect()
    await vi.waitFor(() => expect(media.getState().mine.mic.status).toBe('off'), 60_000)
    expect(sent()?.mic).toBe(false)
  })

  it('[R10] what could not come on is named', async () => {
    const { media, rtc } = invited()
    room.act(liTeacher, { type: 'camerasOff', off: true })
    rtc.failNext('mic', 'permission-denied')
    await media.appear()
    expect(media.getState().mine).toMatchObject({
      mic: { error: 'permission-denied' },
      camera: { refusedBy: 'camera-off-for-all' },
    })
  })
})

describe('devices', () => {
  it('the microphone is silenced without giving it back, so that it returns without a delay', async () => {
    const { media, rtc } = open(liTeacher)
    await media.toggle('mic')
    await media.toggle('mic')
    await media.toggle('mic')
    expect(rtc.calls).toEqual(['join', 'publish mic', 'mute mic', 'unmute mic'])
  })

  it('a camera that is unplugged is told to the room and named to the person', async () => {
    const { media, rtc, sent } = open(liTeacher)
    const { RtcError } = await import('../../ports/rtc-engine.ts')
    await media.toggle('camera')
    rtc.emit('published', { kind: 'camera', status: 'off', error: new RtcError('device-failed', { kind: 'camera' }) })
    await vi.waitFor(() => expect(sent()?.camera).toBe(false), 60_000)
    expect(media.getState().mine.camera).toMatchObject({ status: 'off', error: 'device-failed' })
  })

  it('what was asked for at entry is turned on as far as the room allows it', async () => {
    const teacher = open(liTeacher, ['mic', 'camera'])
    await vi.waitFor(() => expect(teacher.sent()).toMatchObject({ mic: true, camera: true }), 60_000)
    const student = open(anna, ['mic', 'camera'])
    await vi.waitFor(() => expect(student.sent()?.camera).toBe(true), 60_000)
    expect(student.rtc.calls).not.toContain('publish mic')
  })
})

describe('a reload of the tab', () => {
  it('brings back what was on, and leaves off what was off', async () => {
    const before = open(liTeacher, ['mic', 'camera'])
    await vi.waitFor(() => expect(before.sent()).toMatchObject({ mic: true, camera: true }), 60_000)
    await before.media.toggle('camera')
    const { rtc } = open(liTeacher, ['mic', 'camera'])
    await vi.waitFor(() => expect(rtc.calls).toEqual(['join', 'publish mic']), 60_000)
  })

  it('a student’s microphone comes back only if it is still allowed', async () => {
    const before = open(anna)
    room.act(anna, { type: 'raiseHand' })
    room.act(liTeacher, { type: 'acceptHand', userId: 'anna' })
    await before.media.toggle('mic')
    await before.media.toggle('camera')
    // The tab is gone before the teacher's command reaches it.
    before.channel.pause()
    room.act(liTeacher, { type: 'hangUp', userId: 'anna' })
    const { rtc } = open(anna)
    await vi.waitFor(() => expect(rtc.calls).toEqual(['join', 'publish camera']), 60_000)
  })

  it('a person who left properly comes back with everything off', async () => {
    const before = open(liTeacher)
    await before.media.toggle('camera')
    before.stop()
    await vi.waitFor(() => expect(before.rtc.calls).toContain('leave'), 60_000)
    const { rtc, media } = open(liTeacher)
    await media.toggle('mic')
    expect(rtc.calls).toEqual(['join', 'publish mic'])
  })
})

describe('[R46] a student who is let back in after a removal', () => {
  const removeAndReadmit = async (before: ReturnType<typeof open>) => {
    room.act(liTeacher, { type: 'remove', userId: 'anna', reason: '' })
    before.stop()
    await vi.waitFor(() => expect(before.rtc.calls).toContain('leave'), 60_000)
    room.act(liTeacher, { type: 'readmit', userId: 'anna' })
  }

  it('has the camera on again that was on before', async () => {
    const before = open(anna)
    await before.media.toggle('camera')
    await removeAndReadmit(before)
    const { rtc } = open(anna)
    await vi.waitFor(() => expect(rtc.calls).toEqual(['join', 'publish camera']), 60_000)
  })

  it('has the camera off that was off before, whatever a first entry begins with', async () => {
    const before = open(anna, ['camera'])
    await vi.waitFor(() => expect(before.sent()?.camera).toBe(true), 60_000)
    await before.media.toggle('camera')
    await removeAndReadmit(before)
    const { rtc } = open(anna, ['camera'])
    await vi.waitFor(() => expect(rtc.calls).toContain('join'), 60_000)
    // What a first entry begins with is opened as soon as the join is through.
    await new Promise((resolve) => setTimeout(resolve))
    expect(rtc.calls).toEqual(['join'])
  })
})

describe('the connection', () => {
  it('tells the room again what is sent after a reconnect', async () => {
    const { channel, media, sent } = open(liTeacher)
    await media.toggle('camera')
    channel.disconnect()
    room.act(liTeacher, { type: 'leave', reason: 'lost' })
    room.act(liTeacher, { type: 'enter' })
    expect(sent()?.camera).toBe(false)
    channel.reconnect()
    await vi.waitFor(() => expect(sent()?.camera).toBe(true), 60_000)
  })

  it('stopping gives the devices back and leaves no listener', async () => {
    const { rtc, stop } = open(liTeacher)
    stop()
    await vi.waitFor(() => expect(rtc.calls).toContain('leave'), 60_000)
    expect(rtc.listenerCount()).toBe(0)
    expect(room.listenerCount()).toBe(0)
  })

  it('stopping and starting at once does not hang up', async () => {
    const { rtc, media, stop } = open(liTeacher)
    stop()
    media.start()
    await media.toggle('mic')
    expect(rtc.calls).not.toContain('leave')
  })
})

describe('devices in class', () => {
  it('[R39] goes on with the next camera when one is unplugged, and says so', async () => {
    const { media, rtc, sent } = open(liTeacher)
    await media.toggle('camera')
    const error = new RtcError('device-missing', { kind: 'camera' })
    rtc.emit('published', { kind: 'camera', status: 'off', error })
    await vi.waitFor(() => expect(media.getState().replaced).toBe('camera'), 60_000)
    expect(media.getState().mine.camera).toMatchObject({ status: 'on', error: null })
    expect(sent()?.camera).toBe(true)
  })

  it('[R39] a camera that was unplugged during a share is named when it cannot come back, and the share was whole', async () => {
    const { media, rtc, sent } = open(liTeacher)
    await media.toggle('camera')
    await media.toggle('screen')
    const cameras = { ...media.getState().devices, cameras: [] }
    rtc.emit('devices', cameras)
    expect(media.getState().mine.screen).toMatchObject({ status: 'on', error: null })
    rtc.failNext('camera', 'device-missing')
    await media.toggle('screen')
    await vi.waitFor(() => expect(media.getState().mine.camera).toMatchObject({ error: 'device-missing' }), 60_000)
    expect(sent()).toEqual({ mic: false, camera: false, screen: false })
  })

  it('[R39] offers a headset that is plugged in once, and takes it when asked to', async () => {
    const { media, rtc } = open(liTeacher)
    await vi.waitFor(() => expect(media.getState().devices.microphones).toHaveLength(2), 60_000)
    const { devices } = media.getState()
    const withHeadset = { ...devices, microphones: [...devices.microphones, { id: 'new', label: 'Blue headset' }] }
    rtc.emit('devices', withHeadset)
    expect(media.getState().offered).toEqual({ kind: 'mic', id: 'new', label: 'Blue headset' })
    await media.answerOffer(true)
    expect(rtc.calls).toContain('switch mic new')
    rtc.emit('devices', devices)
    rtc.emit('devices', withHeadset)
    expect(media.getState().offered).toBeNull()
  })

  it('[R39] knows that a screen is shared without its sound', async () => {
    const { media, rtc } = open(liTeacher)
    rtc.emit('published', { kind: 'screen', status: 'on', hasSound: false })
    expect(media.getState().isShareSilent).toBe(true)
    rtc.emit('published', { kind: 'screen', status: 'off' })
    expect(media.getState().isShareSilent).toBe(false)
  })
})

describe('a weak network', () => {
  const quality = (change: Partial<RtcEvents['quality']>): RtcEvents['quality'] => ({
    up: 1,
    down: 1,
    roundTripMs: 50,
    lossPercent: 0,
    sentKbits: 800,
    ...change,
  })
  const step = () => room.getState().participants.anna?.network

  it('[R32] shows and sends less, tells the room, and stays there when asked to save data', async () => {
    vi.useFakeTimers()
    try {
      const { media, rtc } = open(anna)
      const report = (count: number, change: Partial<RtcEvents['quality']>) => {
        for (let index = 0; index < count; index += 1) {
          vi.advanceTimersByTime(2_000)
          rtc.emit('quality', quality(change))
        }
      }
      report(7, { up: 5, down: 5 })
      expect(media.getState()).toMatchObject({ network: { step: 'fewerVideos' }, sending: 'small' })
      expect(rtc.calls).toContain('limit camera small')
      await vi.advanceTimersByTimeAsync(100)
      expect(step()).toBe('fewerVideos')
      media.saveData(true)
      report(14, {})
      expect(media.getState().network).toEqual({ step: 'fewerVideos', isSaving: true })
      media.saveData(false)
      expect(media.getState()).toMatchObject({ network: { step: 'full', isSaving: false }, sending: 'big' })
      await vi.advanceTimersByTimeAsync(100)
      expect(step()).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('[R32] warns when more than 2,048 kbit/s are sent for a while', () => {
    const { media, rtc } = open(anna)
    rtc.emit('quality', quality({ sentKbits: 2_100 }))
    expect(media.getState().isHeavy).toBe(false)
    rtc.emit('quality', quality({ sentKbits: 2_100 }))
    expect(media.getState().isHeavy).toBe(true)
    rtc.emit('quality', quality({}))
    expect(media.getState().isHeavy).toBe(false)
  })
})

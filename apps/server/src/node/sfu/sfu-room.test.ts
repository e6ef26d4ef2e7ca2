import { type RtcServerSignal, type StreamKind, STREAMS } from '@hwjy/classroom/core'
import { describe, expect, it } from 'vitest'
import type { Downlink } from './downlink.ts'
import type { SfuConnection, SfuConnectionEvents } from './sfu-connection.ts'
import { createSfuRoom } from './sfu-room.ts'
import type { Uplink } from './uplink.ts'

const ALL = { mic: true, camera: true, screen: true }
const NONE = { mic: false, camera: false, screen: false }

/** A connection without a network: uplinks and slots that only remember what the room did with them. */
function createFakeNetwork() {
  const forwarding = new Map<string, boolean>()
  const shown = new Map<string, string>()
  const connect = (session: string, events: SfuConnectionEvents): SfuConnection => {
    const slots = new Map(
      (['0', '1'] as const).map((mid) => [
        mid,
        {
          downlink: { slot: `${session}/${mid}` } as unknown as Downlink,
          type: mid === '0' ? 'audio' : 'video',
        } as const,
      ]),
    )
    return {
      session,
      offer(sdp, tracks) {
        if (sdp === 'broken') throw new TypeError('broken')
        for (const kind of Object.values(tracks)) {
          const name = `${session}/${kind}`
          events.onUplink({
            kind,
            setForwarding: (isForwarding: boolean) => void forwarding.set(name, isForwarding),
            attach: (downlink: unknown) => void shown.set((downlink as { slot: string }).slot, name),
            detach: (downlink: unknown) => void shown.delete((downlink as { slot: string }).slot),
          } as unknown as Uplink)
        }
      },
      addCandidate: () => undefined,
      downlink: (mid) => slots.get(mid as '0' | '1'),
      close: () => undefined,
    }
  }
  return { connect, forwarding, shown }
}

function openRoom(limits = { maxPublishers: 2, maxViewers: 4 }) {
  const network = createFakeNetwork()
  const room = createSfuRoom(3, { ...limits, streams: STREAMS }, network.connect)
  const enter = (userId: string, rights = ALL) => {
    const heard: RtcServerSignal[] = []
    const member = room.enter(userId, rights, (signal) => heard.push(signal))
    const offer = (session = userId) =>
      member?.receive({
        op: 'offer',
        session,
        sdp: 'fine',
        tracks: { a: 'mic', b: 'camera', c: 'screen', d: 'cameraSmall', e: 'screenAudio' },
      })
    const publish = (kind: StreamKind) => member?.receive({ op: 'publish', kind })
    const show = (of: string, kind: StreamKind, mid = '1') =>
      member?.receive({ op: 'subscribe', mid, userId: of, kind })
    return { member, heard, offer, publish, show, last: () => heard.at(-1) }
  }
  return { ...network, room, enter }
}

describe('SFU room', () => {
  it('tells who comes what is there, and everybody what begins', () => {
    const { enter } = openRoom()
    const teacher = enter('teacher')
    teacher.publish('camera')
    const anna = enter('anna')
    expect(anna.heard).toEqual([
      { op: 'joined', mode: 'sfu', epoch: 3, peers: [], sources: [{ userId: 'teacher', kind: 'camera' }] },
    ])
    teacher.publish('mic')
    expect(anna.last()).toEqual({ op: 'source', source: { userId: 'teacher', kind: 'mic' }, available: true })
    expect(teacher.last()).toEqual(anna.last())
  })

  it('shows a source in the slot that asked, and lets go of it', () => {
    const { enter, shown } = openRoom()
    const teacher = enter('teacher')
    teacher.offer()
    teacher.publish('camera')
    const anna = enter('anna')
    anna.offer()
    anna.show('teacher', 'camera')
    expect(shown).toEqual(new Map([['anna/1', 'teacher/camera']]))
    anna.member?.receive({ op: 'unsubscribe', mid: '1' })
    expect(shown.size).toBe(0)
  })

  it('keeps viewers subscribed when a publisher’s connection is renewed', () => {
    const { enter, shown } = openRoom()
    const teacher = enter('teacher')
    teacher.offer()
    teacher.publish('camera')
    const anna = enter('anna')
    anna.offer()
    anna.show('teacher', 'camera')
    teacher.offer('teacher-again')
    expect(shown.get('anna/1')).toBe('teacher-again/camera')
  })

  it('refuses a slot of the wrong sort, and a source that is not there', () => {
    const { enter } = openRoom()
    enter('teacher').publish('camera')
    const anna = enter('anna')
    anna.offer()
    anna.show('teacher', 'camera', '0')
    expect(anna.last()).toMatchObject({ op: 'failed', of: 'subscribe', mid: '0', code: 'invalid' })
    anna.show('ben', 'camera')
    expect(anna.last()).toMatchObject({ op: 'failed', of: 'subscribe', mid: '1', code: 'no-such-source' })
  })

  it('[R13] withholds a kind that is not allowed and tells the others, both ways', () => {
    const { enter, forwarding } = openRoom()
    const anna = enter('anna')
    const teacher = enter('teacher')
    anna.offer()
    anna.publish('mic')
    expect(forwarding.get('anna/mic')).toBe(true)
    anna.member?.setRights(NONE)
    expect(forwarding.get('anna/mic')).toBe(false)
    expect(teacher.last()).toMatchObject({ op: 'source', available: false })
    anna.member?.setRights(ALL)
    expect(forwarding.get('anna/mic')).toBe(true)
    expect(teacher.last()).toMatchObject({ op: 'source', available: true })
  })

  it('[R36] tells a publisher the best stream of their camera that anybody watches, once for each change', () => {
    const { enter } = openRoom()
    const teacher = enter('teacher')
    teacher.offer()
    teacher.publish('cameraSmall')
    teacher.publish('camera')
    const demands = () => teacher.heard.flatMap((signal) => (signal.op === 'demand' ? [signal.quality] : []))
    expect(demands()).toEqual([])
    const anna = enter('anna')
    const ben = enter('ben')
    anna.offer()
    ben.offer()
    anna.show('teacher', 'cameraSmall')
    ben.show('teacher', 'cameraSmall')
    expect(demands()).toEqual(['small'])
    ben.show('teacher', 'camera')
    expect(demands()).toEqual(['small', 'big'])
    ben.member?.exit()
    expect(demands()).toEqual(['small', 'big', 'small'])
    anna.member?.receive({ op: 'unsubscribe', mid: '1' })
    expect(demands()).toEqual(['small', 'big', 'small', 'none'])
  })

  it('[R36] withholds the small stream and the sound of a screen with the right of their source', () => {
    const { enter, forwarding } = openRoom()
    const anna = enter('anna')
    anna.offer()
    anna.publish('cameraSmall')
    anna.publish('screenAudio')
    anna.member?.setRights({ ...ALL, camera: false })
    expect([forwarding.get('anna/cameraSmall'), forwarding.get('anna/screenAudio')]).toEqual([false, true])
    anna.member?.setRights({ ...NONE, camera: true })
    expect([forwarding.get('anna/cameraSmall'), forwarding.get('anna/screenAudio')]).toEqual([true, false])
    anna.member?.setRights(NONE)
    anna.publish('cameraSmall')
    expect(anna.last()).toMatchObject({ op: 'failed', of: 'publish', kind: 'cameraSmall', code: 'not-publisher' })
  })

  it('refuses to publish without the right, and beyond the limit', () => {
    const { enter } = openRoom({ maxPublishers: 1, maxViewers: 9 })
    const anna = enter('anna', NONE)
    anna.publish('mic')
    expect(anna.last()).toEqual({ op: 'failed', of: 'publish', kind: 'mic', code: 'not-publisher' })
    enter('teacher').publish('mic')
    anna.member?.setRights(ALL)
    anna.publish('mic')
    expect(anna.last()).toEqual({ op: 'failed', of: 'publish', kind: 'mic', code: 'full' })
  })

  it('admits no more people than it can serve', () => {
    const { enter } = openRoom({ maxPublishers: 1, maxViewers: 1 })
    enter('teacher')
    const anna = enter('anna')
    expect(anna.member).toBeNull()
    expect(anna.heard).toEqual([{ op: 'failed', of: 'join', code: 'full' }])
  })

  it('[R7] lets a second page of the same person take the first one’s place', () => {
    const { enter, room } = openRoom()
    const anna = enter('anna')
    const first = enter('teacher')
    first.publish('camera')
    enter('teacher')
    expect(room.size).toBe(2)
    expect(anna.last()).toMatchObject({ op: 'source', available: false })
    first.member?.exit()
    expect(room.size).toBe(2)
  })

  it('answers SDP it cannot serve, and lives on', () => {
    const { enter } = openRoom()
    const anna = enter('anna')
    anna.member?.receive({ op: 'offer', session: 's', sdp: 'broken', tracks: {} })
    expect(anna.last()).toEqual({ op: 'failed', of: 'offer', code: 'invalid' })
  })
})

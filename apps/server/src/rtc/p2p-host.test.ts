import type { RtcPeerMessage, RtcServerSignal } from '@hwjy/classroom/core'
import { describe, expect, it, vi } from 'vitest'
import { createP2pHost, type P2pHostOptions } from './p2p-host.ts'

const ALL = { mic: true, camera: true, screen: true }
const NONE = { mic: false, camera: false, screen: false }
const bye: RtcPeerMessage = { kind: 'bye', link: 'l' }

function openHost(options: Partial<P2pHostOptions> = {}) {
  const host = createP2pHost({ verifyToken: () => 'valid', ...options })
  const enter = async (userId: string, roomId = 'room') => {
    const heard: RtcServerSignal[] = []
    const session = host.connect({
      roomId,
      userId,
      clientId: userId,
      role: 'student',
      send: (signal) => heard.push(signal),
    })
    session.setRights(ALL)
    session.receive({ op: 'join', token: 'pass' })
    await vi.waitUntil(() => heard.length > 0, 60_000)
    return { session, heard, last: () => heard.at(-1) }
  }
  return { host, enter }
}

describe('peer-to-peer host', () => {
  it('introduces people to each other', async () => {
    const { enter } = openHost()
    const teacher = await enter('teacher')
    teacher.session.receive({ op: 'publish', kind: 'camera' })
    const anna = await enter('anna')
    expect(anna.heard).toEqual([
      { op: 'joined', mode: 'p2p', epoch: 1, peers: ['teacher'], sources: [{ userId: 'teacher', kind: 'camera' }] },
    ])
    expect(teacher.last()).toEqual({ op: 'peer', userId: 'anna', here: true })
    anna.session.close()
    expect(teacher.last()).toEqual({ op: 'peer', userId: 'anna', here: false })
  })

  it('hands messages between two people of one room if one of them publishes', async () => {
    const { enter } = openHost()
    const [teacher, anna, ben] = [await enter('teacher'), await enter('anna'), await enter('ben')]
    const elsewhere = await enter('elsewhere', 'other-room')
    teacher.session.receive({ op: 'publish', kind: 'mic' })
    teacher.session.receive({ op: 'relay', to: 'anna', payload: bye })
    expect(anna.last()).toEqual({ op: 'relay', from: 'teacher', payload: bye })
    anna.session.receive({ op: 'relay', to: 'ben', payload: bye })
    expect(anna.last()).toMatchObject({ op: 'failed', of: 'relay' })
    teacher.session.receive({ op: 'relay', to: 'elsewhere', payload: bye })
    expect(teacher.last()).toMatchObject({ op: 'failed', of: 'relay' })
    for (const { heard } of [ben, elsewhere]) expect(heard.some(({ op }) => op === 'relay')).toBe(false)
  })

  it.each(['token-expired', 'token-invalid'] as const)(
    'answers a pass that is %s and lets nothing through',
    async (verdict) => {
      const { enter } = openHost({ verifyToken: () => verdict })
      const anna = await enter('anna')
      expect(anna.heard).toEqual([{ op: 'failed', of: 'join', code: verdict }])
      anna.session.receive({ op: 'publish', kind: 'mic' })
      expect(anna.heard).toHaveLength(1)
    },
  )

  it('answers a signal that makes no sense', async () => {
    const { enter } = openHost()
    const anna = await enter('anna')
    anna.session.receive({ op: 'publish', kind: 'hologram' } as never)
    expect(anna.last()).toEqual({ op: 'failed', of: null, code: 'invalid' })
  })

  it('admits only as many as browsers can serve', async () => {
    const { enter } = openHost({ maxPeers: 1 })
    await enter('teacher')
    expect((await enter('anna')).heard).toEqual([{ op: 'failed', of: 'join', code: 'full' }])
  })

  it('[R13] announces only what a person may send', async () => {
    const { enter } = openHost()
    const [teacher, anna] = [await enter('teacher'), await enter('anna')]
    anna.session.receive({ op: 'publish', kind: 'mic' })
    anna.session.setRights(NONE)
    expect(teacher.last()).toEqual({ op: 'source', source: { userId: 'anna', kind: 'mic' }, available: false })
    anna.session.receive({ op: 'publish', kind: 'camera' })
    expect(anna.last()).toMatchObject({ op: 'failed', of: 'publish', code: 'not-publisher' })
    anna.session.setRights(ALL)
    expect(teacher.last()).toEqual({ op: 'source', source: { userId: 'anna', kind: 'mic' }, available: true })
  })

  it('says goodbye for everybody when the room closes', async () => {
    const { host, enter } = openHost()
    const [teacher, anna] = [await enter('teacher'), await enter('anna')]
    teacher.session.receive({ op: 'publish', kind: 'mic' })
    host.closeRoom('room')
    const told = anna.heard.length
    teacher.session.receive({ op: 'publish', kind: 'camera' })
    expect(anna.heard).toHaveLength(told)
  })
})

/**
 * Keeps the people of one room, what each sends and may send, and which slot shows what. Knows nothing of sockets or
 * ICE.
 */
import type { MediaKind, RtcServerSignal, UserId } from '@hwjy/classroom/core'
import type { AdmittedSignal } from '../../rtc/rtc-gate.ts'
import { type MediaRights, NO_RIGHTS } from '../../rtc/rtc-host.ts'
import type { SfuConnection, SfuConnectionEvents } from './sfu-connection.ts'
import type { Uplink } from './uplink.ts'

export interface SfuLimits {
  maxPublishers: number
  maxViewers: number
}

export interface SfuMember {
  readonly userId: UserId
  setRights(rights: MediaRights): void
  receive(signal: AdmittedSignal): void
  exit(): void
}

export interface SfuRoom {
  readonly size: number
  /** @returns null when the room is full */
  enter(userId: UserId, rights: MediaRights, send: (signal: RtcServerSignal) => void): SfuMember | null
}

type Connect = (session: string, events: SfuConnectionEvents) => SfuConnection

interface Member {
  userId: UserId
  send: (signal: RtcServerSignal) => void
  rights: MediaRights
  published: Set<MediaKind>
  connection: SfuConnection | null
  uplinks: Map<MediaKind, Uplink>
  /** Keyed by the mid of this viewer's slot. */
  shown: Map<string, { userId: UserId; kind: MediaKind }>
}

const KINDS = ['mic', 'camera', 'screen'] as const

export function createSfuRoom(epoch: number, limits: SfuLimits, connect: Connect): SfuRoom {
  const members = new Map<UserId, Member>()

  const isAudible = (member: Member, kind: MediaKind) => member.published.has(kind) && member.rights[kind]
  const tellOthers = (member: Member, kind: MediaKind, available: boolean) => {
    for (const other of members.values()) {
      if (other !== member) other.send({ op: 'source', source: { userId: member.userId, kind }, available })
    }
  }

  // Runs `change` and makes every viewer's picture of this member's sources follow it.
  const changeSources = (member: Member, change: () => void) => {
    const before = KINDS.filter((kind) => isAudible(member, kind))
    change()
    for (const kind of KINDS) {
      const is = isAudible(member, kind)
      member.uplinks.get(kind)?.setForwarding(is)
      if (is !== before.includes(kind)) tellOthers(member, kind, is)
    }
  }

  const showSlot = (viewer: Member, mid: string) => {
    const slot = viewer.connection?.downlink(mid)
    const source = viewer.shown.get(mid)
    if (slot && source) members.get(source.userId)?.uplinks.get(source.kind)?.attach(slot.downlink)
  }
  const clearSlot = (viewer: Member, mid: string) => {
    const slot = viewer.connection?.downlink(mid)
    const source = viewer.shown.get(mid)
    if (slot && source) members.get(source.userId)?.uplinks.get(source.kind)?.detach(slot.downlink)
    viewer.shown.delete(mid)
  }

  const dropConnection = (member: Member) => {
    for (const mid of member.shown.keys()) clearSlot(member, mid)
    member.connection?.close()
    member.connection = null
    member.uplinks.clear()
  }

  // A publisher's connection was renewed: viewers stay subscribed and follow to the new one.
  const addUplink = (member: Member, uplink: Uplink) => {
    member.uplinks.set(uplink.kind, uplink)
    uplink.setForwarding(isAudible(member, uplink.kind))
    for (const viewer of members.values()) {
      for (const [mid, source] of viewer.shown) {
        if (source.userId === member.userId && source.kind === uplink.kind) showSlot(viewer, mid)
      }
    }
  }

  const offer = (member: Member, { session, sdp, tracks }: AdmittedSignal & { op: 'offer' }) => {
    if (member.connection?.session !== session) {
      dropConnection(member)
      member.connection = connect(session, {
        onAnswer: (answer) => member.send({ op: 'answer', session, sdp: answer }),
        onCandidate: (candidate, mid) => member.send({ op: 'candidate', session, candidate, mid }),
        onUplink: (uplink) => addUplink(member, uplink),
        onFailed: () => {
          if (member.connection?.session === session) dropConnection(member)
        },
      })
    }
    member.connection.offer(sdp, tracks)
  }

  const publish = (member: Member, kind: MediaKind) => {
    const fail = (code: 'not-publisher' | 'full') => member.send({ op: 'failed', of: 'publish', kind, code })
    if (!member.rights[kind]) return fail('not-publisher')
    const publishers = [...members.values()].filter((other) => other !== member && other.published.size > 0)
    if (publishers.length >= limits.maxPublishers) return fail('full')
    changeSources(member, () => member.published.add(kind))
    member.send({ op: 'source', source: { userId: member.userId, kind }, available: true })
  }

  const subscribe = (viewer: Member, { mid, userId, kind }: AdmittedSignal & { op: 'subscribe' }) => {
    const publisher = members.get(userId)
    const slot = viewer.connection?.downlink(mid)
    if (!slot || (slot.type === 'audio') !== (kind === 'mic')) {
      return viewer.send({ op: 'failed', of: 'subscribe', mid, kind, code: 'invalid' })
    }
    if (!publisher || publisher === viewer || !isAudible(publisher, kind)) {
      return viewer.send({ op: 'failed', of: 'subscribe', mid, kind, code: 'no-such-source' })
    }
    clearSlot(viewer, mid)
    viewer.shown.set(mid, { userId, kind })
    showSlot(viewer, mid)
  }

  const receive = (member: Member, signal: AdmittedSignal) => {
    switch (signal.op) {
      case 'offer':
        return offer(member, signal)
      case 'candidate':
        if (member.connection?.session === signal.session) {
          member.connection.addCandidate(signal.candidate, signal.mid)
        }
        return
      case 'publish':
        return publish(member, signal.kind)
      case 'unpublish':
        return changeSources(member, () => member.published.delete(signal.kind))
      case 'subscribe':
        return subscribe(member, signal)
      case 'unsubscribe':
        return clearSlot(member, signal.mid)
      case 'relay':
        return member.send({ op: 'failed', of: 'relay', code: 'invalid' })
      default:
        return signal satisfies never
    }
  }

  const exit = (member: Member) => {
    if (members.get(member.userId) !== member) return
    changeSources(member, () => member.published.clear())
    for (const viewer of members.values()) {
      for (const [mid, source] of viewer.shown) if (source.userId === member.userId) clearSlot(viewer, mid)
    }
    dropConnection(member)
    members.delete(member.userId)
  }

  return {
    get size() {
      return members.size
    },
    enter(userId, rights, send) {
      const former = members.get(userId)
      if (former) exit(former)
      if (members.size >= limits.maxViewers) {
        send({ op: 'failed', of: 'join', code: 'full' })
        return null
      }
      const sources = [...members.values()].flatMap((other) =>
        KINDS.filter((kind) => isAudible(other, kind)).map((kind) => ({ userId: other.userId, kind })),
      )
      const member: Member = {
        userId,
        send,
        rights: { ...NO_RIGHTS, ...rights },
        published: new Set(),
        connection: null,
        uplinks: new Map(),
        shown: new Map(),
      }
      members.set(userId, member)
      send({ op: 'joined', mode: 'sfu', epoch, sources, peers: [] })
      return {
        userId,
        setRights: (next) => changeSources(member, () => (member.rights = next)),
        receive(signal) {
          try {
            receive(member, signal)
          } catch {
            // Only what a browser sent can throw here: SDP or a candidate the library does not take.
            send({ op: 'failed', of: signal.op, code: 'invalid' })
          }
        },
        exit: () => exit(member),
      }
    },
  }
}

/**
 * Keeps the people of one room, what each sends and may send, and which slot shows what. Knows nothing of sockets or
 * ICE.
 */
import type { CameraQuality, RtcServerSignal, RtcSource, StreamFacts, StreamKind, UserId } from '@hwjy/classroom/core'
import type { AdmittedSignal } from '../../rtc/rtc-gate.ts'
import { type MediaRights, NO_RIGHTS } from '../../rtc/rtc-host.ts'
import type { SfuConnection, SfuConnectionEvents } from './sfu-connection.ts'
import type { Uplink } from './uplink.ts'

export interface SfuLimits {
  maxPublishers: number
  maxViewers: number
  /** `STREAMS` of the core, which this process does not load: it has to be back quickly. */
  streams: Readonly<Record<StreamKind, StreamFacts>>
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
  published: Set<StreamKind>
  connection: SfuConnection | null
  uplinks: Map<StreamKind, Uplink>
  /** Keyed by the mid of this viewer's slot. */
  shown: Map<string, RtcSource>
  /** Slots of others that show each of this person's streams. */
  watchers: Record<StreamKind, number>
  /** The best stream of the camera that its publisher was asked for. A client that joins encodes none. */
  demand: CameraQuality
}

export function createSfuRoom(epoch: number, limits: SfuLimits, connect: Connect): SfuRoom {
  const members = new Map<UserId, Member>()
  const { streams } = limits
  const kinds = Object.keys(streams) as readonly StreamKind[]

  const mayPublish = (member: Member, kind: StreamKind) => member.rights[streams[kind].right]
  const isAudible = (member: Member, kind: StreamKind) => member.published.has(kind) && mayPublish(member, kind)
  const tellOthers = (member: Member, kind: StreamKind, available: boolean) => {
    for (const other of members.values()) {
      if (other !== member) other.send({ op: 'source', source: { userId: member.userId, kind }, available })
    }
  }

  // Runs `change` and makes every viewer's picture of this member's sources follow it.
  const changeSources = (member: Member, change: () => void) => {
    const before = kinds.filter((kind) => isAudible(member, kind))
    change()
    for (const kind of kinds) {
      const is = isAudible(member, kind)
      member.uplinks.get(kind)?.setForwarding(is)
      if (is !== before.includes(kind)) tellOthers(member, kind, is)
    }
  }

  // [R36] A stream without viewers need not be encoded.
  const tellDemand = (publisher: Member | undefined) => {
    if (!publisher) return
    const quality = demandOf(publisher.watchers)
    if (quality === publisher.demand) return
    publisher.demand = quality
    publisher.send({ op: 'demand', kind: 'camera', quality })
  }

  const showSlot = (viewer: Member, mid: string) => {
    const slot = viewer.connection?.downlink(mid)
    const source = viewer.shown.get(mid)
    if (slot && source) members.get(source.userId)?.uplinks.get(source.kind)?.attach(slot.downlink)
  }
  /** @returns the person whose stream the slot showed; they are not told yet */
  const clearSlot = (viewer: Member, mid: string): Member | undefined => {
    const slot = viewer.connection?.downlink(mid)
    const source = viewer.shown.get(mid)
    if (!source) return undefined
    viewer.shown.delete(mid)
    const publisher = members.get(source.userId)
    if (!publisher) return undefined
    if (slot) publisher.uplinks.get(source.kind)?.detach(slot.downlink)
    publisher.watchers[source.kind] -= 1
    return publisher
  }

  const dropConnection = (member: Member) => {
    for (const mid of member.shown.keys()) tellDemand(clearSlot(member, mid))
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

  const publish = (member: Member, kind: StreamKind) => {
    const fail = (code: 'not-publisher' | 'full') => member.send({ op: 'failed', of: 'publish', kind, code })
    if (!mayPublish(member, kind)) return fail('not-publisher')
    const publishers = [...members.values()].filter((other) => other !== member && other.published.size > 0)
    if (publishers.length >= limits.maxPublishers) return fail('full')
    changeSources(member, () => member.published.add(kind))
    member.send({ op: 'source', source: { userId: member.userId, kind }, available: true })
  }

  const subscribe = (viewer: Member, { mid, userId, kind }: AdmittedSignal & { op: 'subscribe' }) => {
    const publisher = members.get(userId)
    const slot = viewer.connection?.downlink(mid)
    if (!slot || slot.type !== streams[kind].type) {
      return viewer.send({ op: 'failed', of: 'subscribe', mid, kind, code: 'invalid' })
    }
    if (!publisher || publisher === viewer || !isAudible(publisher, kind)) {
      return viewer.send({ op: 'failed', of: 'subscribe', mid, kind, code: 'no-such-source' })
    }
    const former = clearSlot(viewer, mid)
    viewer.shown.set(mid, { userId, kind })
    publisher.watchers[kind] += 1
    showSlot(viewer, mid)
    if (former !== publisher) tellDemand(former)
    tellDemand(publisher)
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
        return tellDemand(clearSlot(member, signal.mid))
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
        kinds.filter((kind) => isAudible(other, kind)).map((kind) => ({ userId: other.userId, kind })),
      )
      const member: Member = {
        userId,
        send,
        rights: { ...NO_RIGHTS, ...rights },
        published: new Set(),
        connection: null,
        uplinks: new Map(),
        shown: new Map(),
        watchers: { mic: 0, camera: 0, screen: 0, cameraSmall: 0, screenAudio: 0 },
        demand: 'none',
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

/** Joins what the viewers of a camera ask for. */
const demandOf = ({ camera, cameraSmall }: Member['watchers']): CameraQuality =>
  camera > 0 ? 'big' : cameraSmall > 0 ? 'small' : 'none'

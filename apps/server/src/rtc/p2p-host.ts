/**
 * Media without a media server: browsers connect to each other, this host only introduces them. A star in practice:
 * two people may talk if at least one of them publishes. Every viewer costs the publisher one more upload, so a room
 * is small: 4 people at 720p, 8 at 360p on a home connection.
 */
import { type RoomId, rightOf, type RtcServerSignal, type StreamKind, type UserId } from '@hwjy/classroom/core'
import { type AdmittedSignal, createRtcGate } from './rtc-gate.ts'
import { type MediaRights, NO_RIGHTS, type RtcHost, type RtcPeer, type VerifyRtcToken } from './rtc-host.ts'

export interface P2pHostOptions {
  verifyToken: VerifyRtcToken
  /** People with media in one room. Default 8. One more is answered `full`; the class itself goes on for them. */
  maxPeers?: number
}

interface Member {
  peer: RtcPeer
  rights: MediaRights
  /** The streams that the person wants to send; others learn of those that `rights` allow. */
  published: Set<StreamKind>
  /** Connections outlive `unpublish`, so their last signals must still pass. */
  hasPublished: boolean
}

export function createP2pHost({ verifyToken, maxPeers = 8 }: P2pHostOptions): RtcHost {
  const rooms = new Map<RoomId, Map<UserId, Member>>()

  const membersOf = (roomId: RoomId) => rooms.get(roomId) ?? new Map<UserId, Member>()
  const others = (member: Member) => [...membersOf(member.peer.roomId).values()].filter((other) => other !== member)
  const tellOthers = (member: Member, signal: RtcServerSignal) => {
    for (const other of others(member)) other.peer.send(signal)
  }
  const sourceSignal = (member: Member, kind: StreamKind, available: boolean): RtcServerSignal => ({
    op: 'source',
    source: { userId: member.peer.userId, kind },
    available,
  })

  const enter = (member: Member) => {
    const { roomId, userId, send } = member.peer
    const members = membersOf(roomId)
    const former = members.get(userId)
    if (former) exit(former)
    if (members.size >= maxPeers) return send({ op: 'failed', of: 'join', code: 'full' })
    rooms.set(roomId, members.set(userId, member))
    tellOthers(member, { op: 'peer', userId, here: true })
    send({
      op: 'joined',
      mode: 'p2p',
      epoch: 1,
      peers: others(member).map((other) => other.peer.userId),
      sources: others(member).flatMap((other) => audible(other).map((kind) => ({ userId: other.peer.userId, kind }))),
    })
  }

  const exit = (member: Member) => {
    const { roomId, userId } = member.peer
    const members = membersOf(roomId)
    if (members.get(userId) !== member) return
    for (const kind of audible(member)) tellOthers(member, sourceSignal(member, kind, false))
    tellOthers(member, { op: 'peer', userId, here: false })
    member.published.clear()
    members.delete(userId)
    if (members.size === 0) rooms.delete(roomId)
  }

  const receive = (member: Member, signal: AdmittedSignal) => {
    const { roomId, userId, send } = member.peer
    if (membersOf(roomId).get(userId) !== member) return
    switch (signal.op) {
      case 'publish':
        if (!member.rights[rightOf(signal.kind)]) {
          return send({ op: 'failed', of: 'publish', kind: signal.kind, code: 'not-publisher' })
        }
        member.published.add(signal.kind)
        member.hasPublished = true
        send(sourceSignal(member, signal.kind, true))
        return tellOthers(member, sourceSignal(member, signal.kind, true))
      case 'unpublish':
        if (member.published.delete(signal.kind)) tellOthers(member, sourceSignal(member, signal.kind, false))
        return
      case 'relay': {
        const other = membersOf(roomId).get(signal.to)
        if (!other || other === member || !(member.hasPublished || other.hasPublished)) {
          return send({ op: 'failed', of: 'relay', code: 'no-such-source' })
        }
        return other.peer.send({ op: 'relay', from: userId, payload: signal.payload })
      }
      default:
        return send({ op: 'failed', of: signal.op, code: 'invalid' })
    }
  }

  return {
    mode: 'p2p',
    isServing: true,
    connect(peer) {
      const member: Member = { peer, rights: NO_RIGHTS, published: new Set(), hasPublished: false }
      const gate = createRtcGate({
        peer,
        verifyToken,
        onJoin: () => enter(member),
        onLeave: () => exit(member),
        onSignal: (signal) => receive(member, signal),
      })
      return {
        receive: gate.receive,
        setRights(rights) {
          const before = audible(member)
          member.rights = rights
          const after = audible(member)
          for (const kind of before) if (!after.includes(kind)) tellOthers(member, sourceSignal(member, kind, false))
          for (const kind of after) if (!before.includes(kind)) tellOthers(member, sourceSignal(member, kind, true))
        },
        close: gate.close,
      }
    },
    closeRoom(roomId) {
      for (const member of membersOf(roomId).values()) exit(member)
    },
    async stop() {
      rooms.clear()
    },
  }
}

const audible = (member: Member) => [...member.published].filter((kind) => member.rights[rightOf(kind)])

/** One connection to the server carries everything: three senders up, a pool of slots down. See `rtc-signal.ts`. */
import type { RtcSource } from '../../../../core/live/rtc-signal.ts'
import { type MediaLink, type MediaLinkContext, sourceKey } from './media-link.ts'
import { createPeer, preferOneCodec } from './peer.ts'

interface Slot {
  transceiver: RTCRtpTransceiver
  type: 'audio' | 'video'
  source: RtcSource | null
  // The server was told. A new slot has no mid until the offer that brings it is out.
  isAsked: boolean
  failures: number
}

// Enough for a teacher, a student on stage and two more voices; more are added when they are needed.
const FIRST_SLOTS = { audio: 4, video: 3 } as const
const MORE_SLOTS = 4
/** 250 ms, 500 ms … never more than 4 s. `failures` counts from 0. */
export const resubscribeDelayMs = (failures: number) => Math.min(250 * 2 ** failures, 4_000)

export function createSfuLink({ iceServers, send, onTrack, onStatus }: MediaLinkContext): MediaLink {
  const session = crypto.randomUUID()
  let slots: Slot[] = []
  let isClosed = false
  let negotiation = Promise.resolve()
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const peer = createPeer({
    iceServers,
    onCandidate: (candidate, mid) => send({ op: 'candidate', session, candidate, mid }),
    onState(state) {
      if (state === 'connected' || state === 'disconnected' || state === 'failed') onStatus(state)
    },
  })
  peer.addSenders()

  const addSlots = (type: 'audio' | 'video', count: number) => {
    for (let index = 0; index < count; index += 1) {
      const transceiver = peer.connection.addTransceiver(type, { direction: 'recvonly' })
      preferOneCodec(transceiver, type)
      slots.push({ transceiver, type, source: null, isAsked: false, failures: 0 })
    }
  }

  // One offer at a time; the server's answer ends it.
  let answered: (() => void) | null = null
  const negotiate = () => {
    negotiation = negotiation.then(async () => {
      if (isClosed) return
      await peer.connection.setLocalDescription(await peer.connection.createOffer())
      const sdp = peer.connection.localDescription?.sdp ?? ''
      send({ op: 'offer', session, sdp: withoutUnused(sdp), tracks: peer.sentKinds() })
      for (const slot of slots) ask(slot)
      await new Promise<void>((resolve) => {
        answered = resolve
      })
    })
    negotiation.catch(() => {
      if (!isClosed) onStatus('failed')
    })
  }

  const ask = (slot: Slot) => {
    const { source, transceiver, isAsked } = slot
    if (!source || isAsked || transceiver.mid === null) return
    slot.isAsked = true
    send({ op: 'subscribe', mid: transceiver.mid, userId: source.userId, kind: source.kind })
  }

  const show = (slot: Slot, source: RtcSource) => {
    Object.assign(slot, { source, isAsked: false, failures: 0 })
    // To the end of the pool: a slot rests as long as possible, so that no late frame of the last source shows.
    slots = [...slots.filter((other) => other !== slot), slot]
    ask(slot)
    onTrack(source, slot.transceiver.receiver.track)
  }

  const clear = (slot: Slot) => {
    const { source, transceiver, isAsked } = slot
    if (!source) return
    if (isAsked && transceiver.mid !== null) send({ op: 'unsubscribe', mid: transceiver.mid })
    slot.source = null
    onTrack(source, null)
  }

  const retry = (slot: Slot) => {
    const source = slot.source
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        if (slot.source !== source) return
        slot.isAsked = false
        ask(slot)
      },
      resubscribeDelayMs(slot.failures++),
    )
    timers.add(timer)
  }

  addSlots('audio', FIRST_SLOTS.audio)
  addSlots('video', FIRST_SLOTS.video)
  negotiate()
  onStatus('connecting')

  return {
    receive(signal) {
      if (signal.op === 'answer' && signal.session === session) {
        peer.setRemote({ type: 'answer', sdp: signal.sdp }).then(
          () => answered?.(),
          () => onStatus('failed'),
        )
      } else if (signal.op === 'candidate' && signal.session === session) {
        peer.addCandidate(signal.candidate, signal.mid)
      } else if (signal.op === 'failed' && signal.of === 'subscribe') {
        const slot = slots.find(({ transceiver }) => transceiver.mid === signal.mid)
        if (slot?.source) retry(slot)
      } else if (signal.op === 'failed' && signal.of === 'offer') {
        onStatus('failed')
      }
    },
    setOutgoing: peer.setOutgoing,
    setWanted(sources) {
      const wanted = new Map(sources.map((source) => [sourceKey(source), source]))
      for (const slot of slots) {
        if (!slot.source) continue
        if (!wanted.delete(sourceKey(slot.source))) clear(slot)
      }
      let isShort = false
      for (const source of wanted.values()) {
        const type = source.kind === 'mic' ? 'audio' : 'video'
        const isFree = (slot: Slot) => slot.type === type && slot.source === null
        if (!slots.some(isFree)) {
          addSlots(type, MORE_SLOTS)
          isShort = true
        }
        const slot = slots.find(isFree)
        if (slot) show(slot, source)
      }
      if (isShort) negotiate()
    },
    getStats: async () => [await peer.connection.getStats()],
    close() {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      answered?.()
      peer.close()
    },
  }
}

// The server answers from its own table; these lines would only fill the frame when a whole class has its cameras on.
const withoutUnused = (sdp: string) => sdp.replace(/^a=(extmap|rtcp-fb|candidate):.*\r?\n/gm, '')

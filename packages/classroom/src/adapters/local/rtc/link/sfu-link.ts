/** One connection to the server carries everything: five senders up, a pool of slots down. See `rtc-signal.ts`. */
import { MAX_MEDIA_SECTIONS, type RtcSource, STREAM_KINDS } from '../../../../core/live/rtc-signal.ts'
import { isSound } from '../../../../core/media/camera-streams.ts'
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
  peer.addSenders(STREAM_KINDS)

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
      const { sdp: offered = '' } = await peer.connection.createOffer()
      await peer.connection.setLocalDescription({ type: 'offer', sdp: withStereo(offered) })
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

  // The slot goes on with another stream of the same camera: its picture rests until that begins.
  const changeStream = (slot: Slot, source: RtcSource) => {
    Object.assign(slot, { source, isAsked: false, failures: 0 })
    ask(slot)
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
    sends: STREAM_KINDS,
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
        const key = sourceKey(slot.source)
        const next = wanted.get(key)
        if (!next) clear(slot)
        else if (next.kind !== slot.source.kind) changeStream(slot, next)
        wanted.delete(key)
      }
      let isShort = false
      for (const source of wanted.values()) {
        const type = isSound(source.kind) ? 'audio' : 'video'
        const isFree = (slot: Slot) => slot.type === type && slot.source === null
        if (!slots.some(isFree) && STREAM_KINDS.length + slots.length + MORE_SLOTS <= MAX_MEDIA_SECTIONS) {
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

// A browser decodes Opus in two channels only where its own description says so; voices stay what they are.
const withStereo = (sdp: string) => sdp.replaceAll('useinbandfec=1', 'useinbandfec=1;stereo=1')

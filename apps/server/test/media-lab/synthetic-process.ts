/**
 * People without browsers: one records a real page's camera and voice as they arrive through the media server, the
 * others replay them. A process of its own, so that the CPU of the media server is measured alone.
 */
import type { RtcClientSignal, RtcServerSignal, StreamKind } from '@hwjy/classroom/core'
import nodeDataChannel, { type PeerConnection, type Track } from 'node-datachannel'
import { readRtcp } from '../../src/node/sfu/rtcp.ts'
import { isRtcp, stampRtp } from '../../src/node/sfu/rtp.ts'
import { createRecording, type RecordedPacket } from './recording.ts'
import type { FromSynthetic, ToSynthetic } from './synthetic-messages.ts'

const { Audio, Video } = nodeDataChannel
const SENT = ['mic', 'camera', 'cameraSmall'] as const satisfies readonly StreamKind[]
type SentKind = (typeof SENT)[number]
const VP8 = 96
const OPUS = 111
const TICK_MS = 10
/** A browser ignores requests that follow each other in less than 300 ms. */
const KEY_FRAME_REQUEST_MS = 500
const ATTEMPTS = 5
const RECONNECT_MS = 1_000

const recordings = new Map<SentKind, RecordedPacket[]>()
const people = new Map<string, (signal: RtcServerSignal) => void>()
const tell = (message: FromSynthetic) => process.send?.(message)

/** One connection with its signals: an offer goes out, and `onJoined` may begin. */
function connect(userId: string, direction: 'SendOnly' | 'RecvOnly', onSignal: (signal: RtcServerSignal) => void) {
  const send = (signal: RtcClientSignal) => tell({ op: 'signal', userId, signal })
  const session = crypto.randomUUID()
  const connection: PeerConnection = new nodeDataChannel.PeerConnection(userId, {
    iceServers: [],
    bindAddress: '127.0.0.1',
    disableAutoNegotiation: true,
  })
  const tracks = new Map<SentKind, { track: Track; ssrc: number }>()
  for (const [index, kind] of SENT.entries()) {
    const ssrc = 1 + Math.floor(Math.random() * 2 ** 31)
    const media = kind === 'mic' ? new Audio(String(index), direction) : new Video(String(index), direction)
    if ('addVideoCodec' in media) media.addVideoCodec(VP8, 'VP8', '')
    else media.addAudioCodec(OPUS, 'opus', 'minptime=10;useinbandfec=1')
    if (direction === 'SendOnly') media.addSSRC(ssrc, kind, userId, kind)
    tracks.set(kind, { track: connection.addTrack(media), ssrc })
  }
  const kinds: Record<string, StreamKind> =
    direction === 'SendOnly' ? Object.fromEntries(SENT.map((kind, index) => [String(index), kind])) : {}
  connection.onLocalDescription((sdp) => send({ op: 'offer', session, sdp, tracks: kinds }))
  connection.onLocalCandidate((candidate, mid) => send({ op: 'candidate', session, candidate, mid }))
  // Candidates may overtake the answer: the library tells of both from threads of its own.
  const early: { candidate: string; mid: string }[] = []
  let isAnswered = false
  const addCandidate = ({ candidate, mid }: { candidate: string; mid: string }) => {
    if (!isAnswered) early.push({ candidate, mid })
    // Candidates still arrive for a connection that was closed.
    else if (connection.state() !== 'closed') connection.addRemoteCandidate(candidate, mid)
  }
  people.set(userId, (signal) => {
    if (signal.op === 'joined') connection.setLocalDescription('offer')
    else if (signal.op === 'answer') {
      connection.setRemoteDescription(signal.sdp, 'answer')
      isAnswered = true
      early.forEach(addCandidate)
    } else if (signal.op === 'candidate') addCandidate(signal)
    onSignal(signal)
  })
  send({ op: 'join', token: userId })
  return { connection, tracks, send }
}

/** Tries again, as a browser connects anew: on a busy machine a connection may fail. */
async function persistently(connecting: () => Promise<void>): Promise<void> {
  for (let left = ATTEMPTS - 1; left > 0; left--) {
    const isDone = await connecting().then(
      () => true,
      () => false,
    )
    if (isDone) return
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS))
  }
  await connecting()
}

async function record({ as, from, forMs }: ToSynthetic & { op: 'record' }): Promise<void> {
  const streams = new Map(SENT.map((kind) => [kind, createRecording(kind !== 'mic')]))
  const begun = Promise.withResolvers<void>()
  let isAnswered = false
  const subscribe = (kind: SentKind) => send({ op: 'subscribe', mid: String(SENT.indexOf(kind)), userId: from, kind })
  const { connection, tracks, send } = connect(as, 'RecvOnly', (signal) => {
    if (signal.op === 'answer') {
      isAnswered = true
      SENT.forEach(subscribe)
    }
    // After a person connects anew we have to subscribe to their streams once more.
    if (isAnswered && signal.op === 'source' && signal.available && signal.source.userId === from)
      SENT.filter((kind) => kind === signal.source.kind).forEach(subscribe)
    // The source that is not there yet is told of when it is.
    if (signal.op === 'failed' && signal.code !== 'no-such-source')
      begun.reject(new Error(`${signal.of ?? 'media'} failed: ${signal.code}`))
  })
  connection.onStateChange((state) => {
    if (state === 'failed') begun.reject(new Error('the connection to the media server failed'))
  })
  for (const [kind, stream] of streams) {
    tracks.get(kind)?.track.onMessage((bytes) => {
      stream.receive(bytes, performance.now())
      if ([...streams.values()].every(({ packets }) => packets.length > 0)) begun.resolve()
    })
  }
  const asking = setInterval(() => {
    for (const [kind, stream] of streams) {
      const request = stream.request()
      const track = tracks.get(kind)?.track
      if (request && track?.isOpen()) track.sendMessageBinary(request)
    }
  }, KEY_FRAME_REQUEST_MS)
  try {
    await begun.promise
    await new Promise((resolve) => setTimeout(resolve, forMs))
  } finally {
    clearInterval(asking)
    people.delete(as)
    send({ op: 'leave' })
    connection.close()
  }
  for (const [kind, { packets }] of streams) {
    if (kind !== 'mic') endWithFrame(packets)
    recordings.set(kind, packets)
  }
}

// A replay that begins anew in the middle of a frame would look like a loss.
function endWithFrame(packets: RecordedPacket[]): void {
  packets.length = packets.findLastIndex(({ marker }) => marker) + 1
}

/** Sends one recording in a circle: numbers and clock go on, each round begins with the key frame. */
function createReplay(kind: SentKind, track: Track, ssrc: number) {
  const packets = recordings.get(kind) ?? []
  const first = packets[0]
  const last = packets.at(-1)
  const isVoice = kind === 'mic'
  const roundMs = (last?.at ?? 0) + (isVoice ? 20 : 80)
  const ticksPerMs = isVoice ? 48 : 90
  let isOn = isVoice
  let next = 0
  let roundAt = performance.now()
  let clock = 1_000
  let seq = 1

  const restart = (now: number) => {
    clock += Math.round((now - roundAt) * ticksPerMs)
    roundAt = now
    next = 0
  }
  track.onMessage((bytes) => {
    if (isRtcp(bytes) && readRtcp(bytes).some(({ type }) => type === 'keyFrameRequest')) restart(performance.now())
  })
  return {
    setOn(on: boolean) {
      if (on && !isOn) restart(performance.now())
      isOn = on
    },
    tick(now: number) {
      if (!isOn || !first || !track.isOpen()) return
      if (now - roundAt >= roundMs) restart(now)
      for (let packet = packets[next]; packet && packet.at <= now - roundAt; packet = packets[++next]) {
        const timestamp = (clock + packet.timestamp - first.timestamp) >>> 0
        stampRtp(packet.bytes, { payloadType: isVoice ? OPUS : VP8, ssrc, seq: seq++ & 0xffff, timestamp })
        track.sendMessageBinary(packet.bytes)
      }
    },
  }
}

async function publish(names: readonly string[]): Promise<void> {
  const replays: ReturnType<typeof createReplay>[] = []
  setInterval(() => {
    const now = performance.now()
    for (const replay of replays) replay.tick(now)
  }, TICK_MS)
  await Promise.all(
    names.map((userId) =>
      persistently(
        () =>
          new Promise<void>((resolve, reject) => {
            const mine = new Map<SentKind, ReturnType<typeof createReplay>>()
            const { connection, tracks, send } = connect(userId, 'SendOnly', (signal) => {
              if (signal.op === 'joined') for (const kind of SENT) send({ op: 'publish', kind })
              if (signal.op !== 'demand') return
              mine.get('camera')?.setOn(signal.quality === 'big')
              mine.get('cameraSmall')?.setOn(signal.quality !== 'none')
            })
            for (const [kind, { track, ssrc }] of tracks) {
              const replay = createReplay(kind, track, ssrc)
              mine.set(kind, replay)
              replays.push(replay)
            }
            connection.onStateChange((state) => {
              if (state === 'connected') resolve()
              if (state !== 'failed') return
              people.delete(userId)
              // Not within a call of the library itself.
              setTimeout(() => connection.close())
              reject(new Error(`the connection of ${userId} to the media server failed`))
            })
          }),
      ),
    ),
  )
}

const answer = (work: Promise<void>) =>
  work.then(
    () => tell({ op: 'done' }),
    (error: unknown) => tell({ op: 'failed', why: String(error) }),
  )

process.on('disconnect', () => process.exit(0))
process.on('message', (message: ToSynthetic) => {
  switch (message.op) {
    case 'record':
      return void answer(persistently(() => record(message)))
    case 'publish':
      return void answer(publish(message.people))
    case 'signal':
      return people.get(message.userId)?.(message.signal)
    default:
      return message satisfies never
  }
})

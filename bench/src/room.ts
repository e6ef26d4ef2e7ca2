/** Measures a large class: 200 students in one room of the real server, beside a bare relay of the same frames. */
import { cpuShares, childrenOf } from './server/cpu.ts'
import { type BenchServer, seededServer, SHORT_SCHOOL } from './server/bench-server.ts'
import type { BenchSchool } from './server/seed-school.ts'
import { type Delivery, deliveryOf } from './room/receive-times.ts'
import { crashAndReturn } from './room/crash.ts'
import { type Crowd, startCrowd } from './room/crowd.ts'
import { joinLate } from './room/late-join.ts'
import { enterRoom, type LiveClient, openLiveClient } from './room/live-client.ts'
import { startRelay } from './room/relay.ts'
import {
  CHAT_PER_SECOND,
  INK_PER_SECOND,
  type Load,
  openQuiz,
  relaySender,
  roomSender,
  sendAnswersAndReactions,
  sendChatAndInk,
  sendControl,
  type Sender,
} from './room/traffic.ts'
import { type Bench, median, ms, percent, percentile, type Row, type Size, times } from './row.ts'

export interface RoomSize extends Load {
  students: number
  strokes: number
  lateJoins: number
}

const large: RoomSize = { students: 200, strokes: 10_000, lateJoins: 5, controlRounds: 20, seconds: 10 }
export const roomSizes: Record<Size, RoomSize> = {
  short: { ...SHORT_SCHOOL, lateJoins: 1, controlRounds: 2, seconds: 1 },
  usual: large,
  full: large,
}

export interface Measured {
  control: Delivery
  chat: Delivery
  ink: Delivery
  /** Share of one core while chat and ink ran, 0..1, by process. */
  cpu: number[]
}

export const run: Bench = async function* ({ size }) {
  const room = roomSizes[size]
  const { server, school } = await seededServer(size, { students: room.students, strokes: room.strokes })
  const crowd = startCrowd(room.students)
  try {
    const relay = await measureRelay(crowd, room)
    const { enterMs, measured, busy } = await measureRoom(server, school, crowd, room)
    yield row(`${room.students} students enter at the same moment, until the last one has the room`, ms(enterMs))
    yield* trafficRows(measured, relay)
    yield busyRow(busy)
    yield await lateJoinRow(server, school, room)
    yield* await crashRows(server, school)
  } finally {
    crowd.stop()
    await server.stop()
  }
}

export async function measureRoom(server: BenchServer, school: BenchSchool, crowd: Crowd, load: Load) {
  const { teacher: person, students, lessonId } = school
  const teacher = await enterRoom(server.url, lessonId, person)
  await teacher.act({ type: 'start' }, 'start')
  const beginAt = performance.now()
  await crowd.enter(server.url, lessonId, students)
  const enterMs = performance.now() - beginAt
  const { controlRounds } = load
  for (let member = 0; member < 2 * controlRounds; member++) crowd.act(member, `hand-${member}`, { type: 'raiseHand' })
  const pids = [server.pid, ...(await childrenOf(server.pid))]
  const measured = await measureTraffic(roomSender(teacher, students, crowd, 'calm'), crowd, pids, load)
  const others = students.slice(controlRounds)
  const busy = await measureBusy(teacher, roomSender(teacher, others, crowd, 'busy'), crowd, load)
  await crowd.leave()
  await teacher.close()
  return { enterMs, measured, busy }
}

/** Control while all the rest happens at the same time: a quiz, reactions, chat and ink. */
async function measureBusy(
  teacher: LiveClient,
  sender: Sender,
  crowd: Crowd,
  { controlRounds, seconds }: Load,
): Promise<Delivery> {
  const practiceId = await openQuiz(teacher)
  await crowd.harvest()
  const [controlSent] = await Promise.all([
    sendControl(sender, controlRounds),
    sendChatAndInk(sender, seconds),
    sendAnswersAndReactions(crowd, practiceId, seconds),
  ])
  await sender.drain()
  return deliveryOf(controlSent, (await crowd.harvest()).receiveTimes, crowd.size)
}

const busyRow = ({ toAll, lost }: Delivery): Row =>
  row(
    'a control event to all during a quiz that all answer, two reactions of each, chat and ink, p50 / p95; never arrived',
    `${ms(median(toAll))} / ${ms(percentile(toAll, 0.95))}; ${lost}`,
    'p95 ≤ 50 ms; 0',
  )

async function measureRelay(crowd: Crowd, load: Load): Promise<Measured> {
  const relay = await startRelay()
  try {
    await crowd.listen(relay.url)
    const client = await openLiveClient(relay.url)
    const measured = await measureTraffic(relaySender(client), crowd, [relay.pid], load)
    await crowd.leave()
    await client.close()
    return measured
  } finally {
    relay.stop()
  }
}

async function measureTraffic(
  sender: Sender,
  crowd: Crowd,
  pids: readonly number[],
  { controlRounds, seconds }: Load,
): Promise<Measured> {
  // Messages from the time of entering do not count.
  await crowd.harvest()
  const controlSent = await sendControl(sender, controlRounds)
  const control = deliveryOf(controlSent, (await crowd.harvest()).receiveTimes, crowd.size)
  let inkSent: ReadonlyMap<string, number> = new Map()
  const cpu = await cpuShares(pids, async () => {
    inkSent = await sendChatAndInk(sender, seconds)
    await sender.drain()
  })
  const { receiveTimes, sent } = await crowd.harvest()
  const chat = deliveryOf(new Map([...sent, ...sender.chatSent]), receiveTimes, crowd.size)
  return { control, chat, ink: deliveryOf(inkSent, receiveTimes, crowd.size), cpu }
}

function trafficRows(room: Measured, relay: Measured): Row[] {
  const latency = (what: string, pick: (measured: Measured) => number[], goal = ''): Row => {
    const [ours, bare] = [pick(room), pick(relay)]
    const show = (values: number[]) => `${ms(median(values))} / ${ms(percentile(values, 0.95))}`
    return {
      what: `${what}, p50 / p95`,
      ours: show(ours),
      rival: `${show(bare)} (bare relay)`,
      ratio: times(percentile(bare, 0.95), percentile(ours, 0.95)),
      goal,
    }
  }
  const [server = Number.NaN, ...children] = room.cpu
  const [bare = Number.NaN] = relay.cpu
  const media = children.reduce((sum, share) => sum + share, 0)
  const deliveries = ({ toEach, lost }: Delivery) => `${lost} of ${toEach.length + lost}`
  return [
    latency('a control event to all', ({ control }) => control.toAll, 'p95 ≤ 50 ms'),
    {
      what: `${CHAT_PER_SECOND} messages/s and ${INK_PER_SECOND} ink frames/s: CPU of one core`,
      ours: `${percent(server)}, media process ${percent(media)}`,
      rival: `${percent(bare)} (bare relay)`,
      ratio: times(bare, server),
      goal: '≤ 50 %',
    },
    latency('meanwhile, a message to all', ({ chat }) => chat.toAll),
    latency('meanwhile, an ink frame to each', ({ ink }) => ink.toEach),
    {
      what: 'acknowledged and not delivered: control, chat; ink never arrived',
      ours: [room.control, room.chat, room.ink].map(deliveries).join(', '),
      rival: [relay.control, relay.chat, relay.ink].map(deliveries).join(', '),
      ratio: '',
      goal: '0, 0',
    },
  ]
}

async function lateJoinRow(
  server: BenchServer,
  { students, fullBoardLessonId }: BenchSchool,
  { strokes, lateJoins }: RoomSize,
): Promise<Row> {
  const joins = []
  for (const student of students.slice(0, lateJoins)) joins.push(await joinLate(server.url, fullBoardLessonId, student))
  const [first] = joins
  if (first === undefined || first.strokes !== strokes) throw new Error('the full board did not arrive')
  const took = median(joins.map(({ tookMs }) => tookMs))
  const decode = median(joins.map(({ decodeMs }) => decodeMs))
  return row(
    `late join to ${strokes.toLocaleString('en')} strokes, from hello to the room applied`,
    `${ms(took)}, the first one ${ms(first.tookMs)}; unpacking ${ms(decode)} of it; ${(first.bytes / 1e6).toFixed(2)} MB`,
  )
}

async function crashRows(server: BenchServer, { teacher, students, lessonId }: BenchSchool): Promise<Row[]> {
  const [student] = students
  if (student === undefined) throw new Error('the school has no students')
  const { healthyMs, backMs, acknowledged, lost } = await crashAndReturn(server, lessonId, teacher, student)
  return [
    row('kill -9, then from the new start: healthy; both pages have the room again', `${ms(healthyMs)}; ${ms(backMs)}`),
    row('acknowledged messages the room does not know after it', `${lost} of ${acknowledged}`, '0'),
  ]
}

const row = (what: string, ours: string, goal = ''): Row => ({ what, ours, rival: '', ratio: '', goal })

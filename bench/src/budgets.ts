/**
 * Measures what the budgets of people and rooms cost: a room of 200 on this server, and on the server of another
 * checkout, in alternating rounds. `BESIDE=/path/to/checkout pnpm bench budgets`; the other checkout is installed, and
 * from before the budgets.
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Crowd, startCrowd } from './room/crowd.ts'
import { type Measured, measureRoom, type RoomSize, roomSizes } from './room.ts'
import type { seededServer, startBenchServer } from './server/bench-server.ts'
import type { BenchSchool, seedSchool } from './server/seed-school.ts'
import { type Bench, median, ms, percent, percentile, type Row, type Size, times } from './row.ts'

const ROUNDS = 5
const HERE = path.resolve(import.meta.dirname, '../..')

export const run: Bench = async function* ({ size }) {
  const room = roomSizes[size]
  const beside = process.env['BESIDE']
  const crowd = startCrowd(room.students)
  const ours: Measured[] = []
  const before: Measured[] = []
  try {
    for (let round = 0; round < (beside === undefined ? 1 : ROUNDS); round++) {
      if (beside !== undefined) before.push(await measure(beside, crowd, room, size))
      ours.push(await measure(HERE, crowd, room, size))
    }
  } finally {
    crowd.stop()
  }
  yield* rows(ours, before, room)
}

// Uses the server and the school of that checkout, because its tables are its own.
async function measure(root: string, crowd: Crowd, room: RoomSize, size: Size): Promise<Measured> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, 'bench/src/server', file)).href)
  const servers = (await load('bench-server.ts')) as {
    startBenchServer: typeof startBenchServer
    seededServer: typeof seededServer
  }
  if (size === 'short') {
    const { server, school } = await servers.seededServer(size, room)
    // Another bench may have given the first lesson.
    return (await measureRoom(server, { ...school, lessonId: school.otherLessonId }, crowd, room)).measured
  }
  const schools = (await load('seed-school.ts')) as { seedSchool: typeof seedSchool }
  const seeded = Promise.withResolvers<BenchSchool>()
  const server = await servers.startBenchServer(async (storage) => {
    seeded.resolve(await schools.seedSchool(storage, { students: room.students, strokes: 1 }))
  })
  try {
    return (await measureRoom(server, await seeded.promise, crowd, room)).measured
  } finally {
    await server.stop()
  }
}

function rows(ours: readonly Measured[], before: readonly Measured[], { students }: RoomSize): Row[] {
  const row = (
    what: string,
    of: (measured: Measured) => number,
    show: (value: number) => string,
    goal: string,
  ): Row => {
    const [here, there] = [ours, before].map((rounds) => median(rounds.map(of)))
    const has = before.length > 0 && here !== undefined && there !== undefined
    return {
      what,
      ours: show(here ?? Number.NaN),
      rival: has ? `${show(there)} (without budgets)` : '',
      ratio: has ? times(there, here) : '',
      goal,
    }
  }
  const rounds = `median of ${ours.length}`
  return [
    row(
      `${students} clients, chat and ink: CPU of one core, ${rounds}`,
      ({ cpu: [server = Number.NaN] }) => server,
      percent,
      'within 5 %',
    ),
    row(
      `${students} clients, a control event to all: p95, ${rounds}`,
      ({ control }) => percentile(control.toAll, 0.95),
      ms,
      '≤ 50 ms',
    ),
  ]
}

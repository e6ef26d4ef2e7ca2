/** Measures how long a start takes: the first one, which makes the demo school, and the one after it. */
import { type Bench, median, ms, type Row, type Size } from './row.ts'
import { type BenchServer, demoServer, startEmptyServer } from './server/bench-server.ts'

const roundsOf: Record<Size, number> = { short: 1, usual: 3, full: 3 }

export const run: Bench = async function* ({ size }) {
  const first: number[] = []
  const later: number[] = []
  for (let round = 0; round < roundsOf[size]; round++) {
    const beginAt = performance.now()
    // In a short run the school is there: that run has made it once, and says how long it took.
    const server = size === 'short' ? await demoServer(size) : await startEmptyServer()
    try {
      first.push(performance.now() - beginAt)
      // Another bench of a short run may have killed it already.
      later.push(size === 'short' ? (server.bootMs[1] ?? (await restart(server))) : await restart(server))
    } finally {
      await server.stop()
    }
  }
  yield row('the first start, with the demo school, in an empty folder', first, '≤ 40 s')
  yield row('a start after kill -9', later, '')
}

async function restart(server: BenchServer): Promise<number> {
  await server.kill()
  const beginAt = performance.now()
  await server.boot()
  return performance.now() - beginAt
}

const row = (what: string, times: readonly number[], goal: string): Row => ({
  what: `${what}, until ready (median of ${times.length})`,
  ours: ms(median(times)),
  rival: '',
  ratio: '',
  goal,
})

/** Measures how many people a second can sign in, beside the bare argon2id that their passwords cost. */
import { nodePasswordHasher } from '../../apps/server/src/node/node-password-hasher.ts'
import { signIn } from './api/calls.ts'
import { type Bench, type Row, type Size, times } from './row.ts'
import { demoServer } from './server/bench-server.ts'

// One server compares as many at once: it has two places for passwords.
const AT_ONCE = 2
// An address has 200 calls at once and 30 a second from then on.
const sizes: Record<Size, { rounds: number; count: number }> = {
  short: { rounds: 1, count: 4 },
  usual: { rounds: 3, count: 40 },
  full: { rounds: 3, count: 60 },
}

export const run: Bench = async function* ({ size }) {
  const { rounds, count } = sizes[size]
  const server = await demoServer(size)
  const phc = await nodePasswordHasher.hash('Huawen-2026')
  try {
    await perSecond(AT_ONCE, () => signIn(server.url))
    const ours: number[] = []
    const bare: number[] = []
    // The two take turns, so that both meet the same machine.
    for (let round = 0; round < rounds; round++) {
      ours.push(await perSecond(count, () => signIn(server.url)))
      bare.push(await perSecond(count, () => nodePasswordHasher.verify('Huawen-2026', phc)))
    }
    yield row(Math.max(...ours), Math.max(...bare), rounds)
  } finally {
    await server.stop()
  }
}

async function perSecond(count: number, act: () => Promise<unknown>): Promise<number> {
  let left = count
  const beginAt = performance.now()
  const one = async () => {
    while (left > 0) {
      left -= 1
      await act()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return (count * 1_000) / (performance.now() - beginAt)
}

const row = (ours: number, bare: number, rounds: number): Row => ({
  what: `sign-ins a second, ${AT_ONCE} at a time (best of ${rounds})`,
  ours: ours.toFixed(1),
  rival: `${bare.toFixed(1)} (bare argon2id)`,
  ratio: times(ours, bare),
  goal: '≥ 0.5 × bare',
})

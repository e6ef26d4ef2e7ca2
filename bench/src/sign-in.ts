/** Measures how many people a second can sign in, beside the bare argon2id that their passwords cost. */
import { nodePasswordHasher } from '../../apps/server/src/node/node-password-hasher.ts'
import { signIn } from './api/calls.ts'
import { type Bench, type Row, times } from './row.ts'
import { startBenchServer } from './server/bench-server.ts'

// One server compares as many at once: it has two places for passwords.
const AT_ONCE = 2
const ROUNDS = 3
// An address has 200 calls at once and 30 a second from then on.
const SIGN_INS = 40
const SIGN_INS_FULL = 60

export const run: Bench = async ({ isFull }) => {
  const server = await startBenchServer()
  const count = isFull ? SIGN_INS_FULL : SIGN_INS
  const phc = await nodePasswordHasher.hash('Huawen-2026')
  try {
    await perSecond(AT_ONCE, () => signIn(server.url))
    const ours: number[] = []
    const bare: number[] = []
    // The two take turns, so that both meet the same machine.
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await perSecond(count, () => signIn(server.url)))
      bare.push(await perSecond(count, () => nodePasswordHasher.verify('Huawen-2026', phc)))
    }
    return [row(Math.max(...ours), Math.max(...bare))]
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

const row = (ours: number, bare: number): Row => ({
  what: `sign-ins a second, ${AT_ONCE} at a time (best of ${ROUNDS})`,
  ours: ours.toFixed(1),
  rival: `${bare.toFixed(1)} (bare argon2id)`,
  ratio: times(ours, bare),
  goal: '≥ 0.5 × bare',
})

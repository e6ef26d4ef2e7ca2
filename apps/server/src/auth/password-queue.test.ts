import { expect, it } from 'vitest'
import { createPasswordQueue } from './password-queue.ts'

/** A hasher whose runs end when the test says so. */
function slowHasher() {
  const runs: { end(isRight: boolean): void; crash(): void }[] = []
  return {
    runs,
    hash: async () => '',
    verify: () =>
      new Promise<boolean>((resolve, reject) => runs.push({ end: resolve, crash: () => reject(new Error('crashed')) })),
  }
}

it('compares a few passwords at once, lets a few wait in line, and turns the rest away', async () => {
  const hasher = slowHasher()
  const queue = createPasswordQueue(hasher, 2, 2)
  const asked = Array.from({ length: 5 }, () => queue.verify('guess', 'phc', 'unknown'))
  expect(asked.map((answer) => answer === null)).toEqual([false, false, false, false, true])
  expect(hasher.runs).toHaveLength(2)

  hasher.runs[0]?.end(true)
  expect(await asked[0]).toBe(true)
  await expect.poll(() => hasher.runs.length).toBe(3)
  expect(queue.verify('guess', 'phc', 'unknown')).not.toBeNull()
  expect(queue.verify('guess', 'phc', 'unknown')).toBeNull()
})

it('gives the place of a run that crashed to the next', async () => {
  const hasher = slowHasher()
  const queue = createPasswordQueue(hasher, 1, 1)
  const [first, second] = [queue.verify('guess', 'phc', 'unknown'), queue.verify('guess', 'phc', 'unknown')]
  hasher.runs[0]?.crash()
  await expect(first).rejects.toThrow('crashed')
  await expect.poll(() => hasher.runs.length).toBe(2)
  hasher.runs[1]?.end(false)
  expect(await second).toBe(false)
  expect(queue.verify('guess', 'phc', 'unknown')).not.toBeNull()
})

it('takes who is known first, whatever strangers wait', async () => {
  const hasher = slowHasher()
  const queue = createPasswordQueue(hasher, 1, 2)
  const done: string[] = []
  const ask = (caller: 'known' | 'unknown', name: string) => {
    const asked = queue.verify('guess', 'phc', caller)
    void asked?.then(() => done.push(name))
    return asked
  }
  ask('unknown', 'running')
  ask('unknown', 'first unknown')
  ask('unknown', 'second unknown')
  expect(ask('unknown', 'third unknown')).toBeNull()
  expect(ask('known', 'owner')).not.toBeNull()
  for (let i = 0; i < 4; i++) {
    await expect.poll(() => hasher.runs.length).toBe(i + 1)
    hasher.runs[i]?.end(true)
  }
  await expect.poll(() => done).toEqual(['running', 'owner', 'first unknown', 'second unknown'])
})

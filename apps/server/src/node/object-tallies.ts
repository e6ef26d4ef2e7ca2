import { ownerOf } from '../domain/files/upload-rules.ts'
import { createKeyedMutex } from '../keyed-mutex.ts'

export interface Tally {
  files: number
  bytes: number
}

interface Sized {
  sizeBytes: number
}

/** Counts how much each owner keeps: from the disk once, and then with each change. */
export interface Tallies {
  of(prefix: string): Promise<Tally>
  /** Changes what an owner keeps, one change after the other. `tally` says which object came in place of which. */
  change<T>(owner: string, work: (tally: (old: Sized | null, next: Sized | null) => void) => Promise<T>): Promise<T>
}

// Owners remembered. The one that was quiet longest is forgotten first, and counted again.
const FORGET_ABOVE = 10_000

/** @param read every object under a prefix */
export function createTallies(read: (prefix: string) => Promise<readonly Sized[]>): Tallies {
  const tallies = new Map<string, Tally>()
  const runExclusive = createKeyedMutex()

  const count = async (prefix: string): Promise<Tally> => {
    const found = await read(prefix)
    return { files: found.length, bytes: found.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) }
  }

  return {
    of(prefix) {
      // Other prefixes are asked for by tests and tools.
      if (ownerOf(prefix) !== prefix) return count(prefix)
      return runExclusive(prefix, async () => {
        const tally = tallies.get(prefix) ?? (await count(prefix))
        tallies.delete(prefix)
        tallies.set(prefix, tally)
        if (tallies.size > FORGET_ABOVE) tallies.delete(tallies.keys().next().value ?? prefix)
        return { ...tally }
      })
    },
    change: (owner, work) =>
      runExclusive(owner, async () => {
        let isTold = false
        try {
          return await work((old, next) => {
            isTold = true
            const tally = tallies.get(owner)
            if (!tally) return
            tally.files += (next ? 1 : 0) - (old ? 1 : 0)
            tally.bytes += (next?.sizeBytes ?? 0) - (old?.sizeBytes ?? 0)
          })
        } finally {
          // It went wrong half-way, or nothing changed: what the disk says is true.
          if (!isTold) tallies.delete(owner)
        }
      }),
  }
}

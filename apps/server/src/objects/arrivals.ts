import { CosError } from './cos-error.ts'

/** Bodies on their way to the store, which nobody's quota counts yet. */
export interface Arrivals {
  /** @throws {CosError} `SlowDown` when too many arrive already, of this owner or of all; COS clients then try again */
  take<T>(owner: string, arrive: () => Promise<T>): Promise<T>
}

export function createArrivals(limits: { ofOwner: number; inAll: number }): Arrivals {
  const ofOwner = new Map<string, number>()
  let inAll = 0
  const count = (owner: string, added: 1 | -1) => {
    inAll += added
    const arriving = (ofOwner.get(owner) ?? 0) + added
    if (arriving > 0) ofOwner.set(owner, arriving)
    else ofOwner.delete(owner)
  }
  return {
    async take(owner, arrive) {
      if (inAll >= limits.inAll || (ofOwner.get(owner) ?? 0) >= limits.ofOwner) throw new CosError('SlowDown')
      count(owner, 1)
      try {
        return await arrive()
      } finally {
        count(owner, -1)
      }
    },
  }
}

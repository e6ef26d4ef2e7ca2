const MB = 1024 * 1024

/**
 * Bytes of bodies that may be in memory at the same moment, from their first byte until their call is answered. A
 * person's longest bodies have 2 MiB and come one after the other; two hundred people behind one address send a few
 * kilobytes each, and have room for far more. Files are not among them: they go to the store as they come.
 */
export const bodyLimits = { inAll: 64 * MB, ofAddress: 32 * MB, ofPerson: 4 * MB }

export interface BodiesInMemory {
  /** @param person the network for an anonymous caller */
  begin(sender: { network: string; person: string }): BodyInMemory
}

export interface BodyInMemory {
  /** Counts bytes before they are kept. False when they do not fit now; then they are not counted. */
  add(bytes: number): boolean
  /** Its call is answered, however that went. */
  end(): void
}

export function createBodiesInMemory(limits = bodyLimits): BodiesInMemory {
  const ofAddress = new Map<string, number>()
  const ofPerson = new Map<string, number>()
  let inAll = 0
  return {
    begin({ network, person }) {
      let held = 0
      const change = (bytes: number) => {
        held += bytes
        inAll += bytes
        for (const [sums, key] of [[ofAddress, network] as const, [ofPerson, person] as const]) {
          const sum = (sums.get(key) ?? 0) + bytes
          if (sum > 0) sums.set(key, sum)
          else sums.delete(key)
        }
      }
      return {
        add(bytes) {
          const fits =
            inAll + bytes <= limits.inAll &&
            (ofAddress.get(network) ?? 0) + bytes <= limits.ofAddress &&
            (ofPerson.get(person) ?? 0) + bytes <= limits.ofPerson
          if (fits) change(bytes)
          return fits
        },
        end: () => change(-held),
      }
    },
  }
}

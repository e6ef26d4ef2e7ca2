import { DISK_FLOOR_BYTES } from '../disk-watch.ts'
import type { Logger } from '../ports/logger.ts'
import type { ObjectStore } from '../ports/object-store.ts'
import { createKeyedMutex } from '../keyed-mutex.ts'
import { CosError } from './cos-error.ts'

/** Bodies on their way to the store, which no quota counts yet. */
export interface IncomingBodies {
  /**
   * Has the body come, and counts it until it is kept or given up, however that happens.
   * @throws {CosError} `SlowDown` when too much arrives already, of this owner or of all; COS clients then try again.
   * `QuotaExceeded` when the owner has no room for it, `StorageFull` when the disk has none
   */
  take<T>(body: AnnouncedBody, arrive: (arrival: IncomingBody) => Promise<T>): Promise<T>
  /** Does what changes how much this owner has kept: one after the other, or each alone is within the limit. */
  runExclusive<T>(owner: string, change: () => Promise<T>): Promise<T>
}

export interface AnnouncedBody {
  owner: string
  /** The owner's quota in all. */
  quotaBytes: number
  /** Bytes counted from the beginning; 0 when their number was not announced. More is counted as it comes. */
  announcedBytes: number
  /** Bytes of the object that it replaces once it is kept, and that exist twice until then. */
  replacedBytes: number
}

export interface IncomingBody {
  /** So many bytes more have come. @throws {CosError} as `take` */
  count(bytes: number): Promise<void>
  /** In the owner's turn: whether there is room for so many bytes more than now. @throws {CosError} `QuotaExceeded` */
  requireRoom(addedBytes: number): Promise<void>
  /** In the owner's turn: it is kept now, as so many bytes more than before. */
  keep(addedBytes: number): void
}

export interface IncomingLimits {
  /** Bodies of one owner at the same moment. */
  ofOwner: number
  inAll: number
  /** An owner has at most this much more than the quota on the way: a part that is sent again, or somewhat late. */
  slackBytes: number
  /** Left free on the disk, for the database and everything else that lives there. */
  freeBytes: number
}

interface Owner {
  bodies: number
  /** Announced, or come, and not kept. */
  bytes: number
  /**
   * The last known value; null when the store has to be asked. Deleting lowers it unseen, so no refusal rests on it.
   */
  usedBytes: number | null
}

/** One part may be 1 MiB to 64 MiB; the SDK sends 5. */
export const PART_MAX_BYTES = 64 * 1024 * 1024

/**
 * A client sends three files at a time, and three parts of each. Two hundred people of one school send three parts each,
 * and another school beside them; one body on its way to the disk takes some hundred kilobytes of memory.
 */
const ARRIVING: IncomingLimits = { ofOwner: 16, inAll: 1_024, slackBytes: PART_MAX_BYTES, freeBytes: DISK_FLOOR_BYTES }

// After so much the disk is asked again: other programs write to it, too.
const DISK_TRUSTED_BYTES = 64 * 1024 * 1024

export function createIncomingBodies(
  objects: Pick<ObjectStore, 'usedBytes' | 'freeBytes'>,
  logger: Logger,
  limits = ARRIVING,
): IncomingBodies {
  const owners = new Map<string, Owner>()
  const runExclusive = createKeyedMutex()
  const disk = createDisk(objects, logger, limits.freeBytes)
  let inAll = 0

  return {
    runExclusive,
    async take({ owner: name, quotaBytes, announcedBytes, replacedBytes }, arrive) {
      const owner = owners.get(name) ?? { bodies: 0, bytes: 0, usedBytes: null }
      if (inAll >= limits.inAll || owner.bodies >= limits.ofOwner) throw new CosError('SlowDown')
      owners.set(name, owner)
      owner.bodies += 1
      inAll += 1
      let counted = 0
      let come = 0

      const used = async (isFresh: boolean) => {
        if (isFresh || owner.usedBytes === null) owner.usedBytes = await objects.usedBytes(name)
        return owner.usedBytes
      }
      const allowed = quotaBytes + Math.max(limits.slackBytes, replacedBytes)
      const reserve = (bytes: number) =>
        runExclusive(name, async () => {
          const fits = async (isFresh: boolean) => (await used(isFresh)) + owner.bytes + bytes <= allowed
          if (!(await fits(false)) && !(await fits(true))) {
            // Reserved bytes of this owner may yet be given up; kept bytes stay.
            const fitsAlone = (await used(false)) + counted + bytes <= allowed
            throw new CosError(fitsAlone ? 'SlowDown' : 'QuotaExceeded')
          }
          owner.bytes += bytes
          counted += bytes
        })
      const release = () => {
        owner.bytes -= counted
        counted = 0
      }

      try {
        await disk.requireFree(announcedBytes)
        await reserve(announcedBytes)
        return await arrive({
          async count(bytes) {
            come += bytes
            // Announcing takes nothing from the disk that others need: only what really comes does.
            await disk.take(bytes)
            if (come > counted) await reserve(come - counted)
          },
          async requireRoom(addedBytes) {
            if ((await used(false)) + addedBytes > quotaBytes && (await used(true)) + addedBytes > quotaBytes)
              throw new CosError('QuotaExceeded')
          },
          keep(addedBytes) {
            if (owner.usedBytes !== null) owner.usedBytes += addedBytes
            release()
          },
        })
      } finally {
        release()
        inAll -= 1
        owner.bodies -= 1
        if (owner.bodies === 0) owners.delete(name)
      }
    },
  }
}

// The disk, never used up by what arrives: all owners together are within their quotas on a disk that has half of that.
function createDisk(objects: Pick<ObjectStore, 'freeBytes'>, logger: Logger, floorBytes: number) {
  let left = 0
  let trusted = 0
  let isFull = false

  /** @throws {CosError} `StorageFull` */
  const requireFree = async (bytes: number) => {
    if (bytes > left || trusted <= 0) {
      left = (await objects.freeBytes()) - floorBytes
      trusted = DISK_TRUSTED_BYTES
    }
    const wasFull = isFull
    isFull = bytes > left
    if (isFull && !wasFull) logger.error({ leftBytes: left, floorBytes }, 'the disk of the object store is full')
    if (isFull) throw new CosError('StorageFull')
  }

  return {
    requireFree,
    async take(bytes: number) {
      await requireFree(bytes)
      left -= bytes
      trusted -= bytes
    },
  }
}

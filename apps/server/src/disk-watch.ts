import type { Logger } from './ports/logger.ts'

/** Left free on a disk of ours: a full disk stops PostgreSQL in the middle of what it was asked to remember. */
export const DISK_FLOOR_BYTES = 256 * 1024 ** 2

/** Watches the disk of the database for room for something new. */
export interface DiskWatch {
  /** The value as last seen. */
  readonly isFull: boolean
  look(): Promise<void>
}

/** @param freeBytes undefined for a database whose disk is not ours to see */
export function createDiskWatch(freeBytes: (() => Promise<number>) | undefined, logger: Logger): DiskWatch {
  let isFull = false
  return {
    get isFull() {
      return isFull
    },
    async look() {
      if (!freeBytes) return
      const leftBytes = await freeBytes()
      const wasFull = isFull
      isFull = leftBytes < DISK_FLOOR_BYTES
      const about = { leftBytes, floorBytes: DISK_FLOOR_BYTES }
      if (isFull && !wasFull) logger.error(about, 'the disk of the database is full: nothing new is stored')
      if (!isFull && wasFull) logger.info(about, 'the disk of the database has room again')
    },
  }
}

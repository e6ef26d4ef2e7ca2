import type { LiveConnection } from './live-connection.ts'

/** Three schools' worth of pages behind one address. */
export const SOCKETS_PER_ADDRESS = 600
/** Those that have not said `hello`: after a restart a large class comes back in the same second. */
export const SILENT_SOCKETS_PER_ADDRESS = 240

/** Counts the open sockets of each network address. Sockets without an address are not counted. */
export interface SocketCounter<Socket> {
  /** No more from here, for now. */
  isFull(address: string | null): boolean
  add(address: string | null, socket: Socket): void
  remove(address: string | null, socket: Socket): void
}

export function createSocketCounter<Socket extends Pick<LiveConnection, 'isIntroduced'>>(): SocketCounter<Socket> {
  const byAddress = new Map<string, Set<Socket>>()
  return {
    isFull(address) {
      const sockets = address === null ? undefined : byAddress.get(address)
      if (!sockets || sockets.size < SILENT_SOCKETS_PER_ADDRESS) return false
      const silent = [...sockets].filter(({ isIntroduced }) => !isIntroduced)
      return sockets.size >= SOCKETS_PER_ADDRESS || silent.length >= SILENT_SOCKETS_PER_ADDRESS
    },
    add(address, socket) {
      if (address === null) return
      const sockets = byAddress.get(address) ?? new Set()
      byAddress.set(address, sockets.add(socket))
    },
    remove(address, socket) {
      if (address === null) return
      const sockets = byAddress.get(address)
      sockets?.delete(socket)
      if (sockets?.size === 0) byAddress.delete(address)
    },
  }
}

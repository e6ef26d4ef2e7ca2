import type { UserId } from '@hwjy/classroom/core'
import type { LiveConnection } from './live-connection.ts'

/** Three schools' worth of pages behind one address. */
export const SOCKETS_PER_ADDRESS = 600
/** Limits those that have not said `hello`: after a restart a large class comes back in the same second. */
export const SILENT_SOCKETS_PER_ADDRESS = 240

/** Counts the open sockets of each network address. Sockets without an address are not counted. */
export interface SocketCounter<Socket> {
  /** True when this address may open no further socket for now. */
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

/** A person has a page or two, and the socket of one that broke may take a moment to close. */
export const SOCKETS_PER_PERSON = 8

/** Counts the sockets on which each person has shown a ticket, from all addresses. */
export interface PersonCounter<Socket> {
  /** False when this person has enough. */
  claim(userId: UserId, socket: Socket): boolean
  release(socket: Socket): void
}

export function createPersonCounter<Socket>(): PersonCounter<Socket> {
  const byPerson = new Map<UserId, Set<Socket>>()
  const owners = new Map<Socket, UserId>()
  return {
    claim(userId, socket) {
      const sockets = byPerson.get(userId) ?? new Set()
      if (sockets.size >= SOCKETS_PER_PERSON) return false
      byPerson.set(userId, sockets.add(socket))
      owners.set(socket, userId)
      return true
    },
    release(socket) {
      const userId = owners.get(socket)
      if (userId === undefined) return
      owners.delete(socket)
      const sockets = byPerson.get(userId)
      sockets?.delete(socket)
      if (sockets?.size === 0) byPerson.delete(userId)
    },
  }
}

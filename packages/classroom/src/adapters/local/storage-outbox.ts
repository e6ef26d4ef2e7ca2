import { parseCommand } from '../../core/live/parse-command.ts'
import { id as parseId } from '../../core/shapes/room-shapes.ts'
import { isRecord, parseJson } from '../../core/shapes/shape.ts'
import type { RoomCommand } from '../../core/room/room-types.ts'
import type { OutboxStore } from '../../ports/outbox-store.ts'
import type { PendingCommand } from '../../ports/room-channel.ts'

const PREFIX = 'hwjy-outbox'

type Stored = PendingCommand & { order: number }

/**
 * Keeps unanswered commands in the browser, one entry each, so that a stroke costs the same however many wait.
 * @param storage `sessionStorage` belongs to one tab and survives its reload, which is what a room needs. With
 *   `localStorage` a crash of the browser is survived too, but two tabs would send each other's commands.
 */
export function storageOutbox(storage: Storage): OutboxStore {
  let order: number | null = null
  const keyOf = (scope: string, id: string) => `${PREFIX}/${scope}/${id}`

  const stored = (prefix: string) =>
    Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '')
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const entry = parseStored(storage.getItem(key) ?? '')
        return entry === null ? [] : [{ key, entry }]
      })

  // Clocks may be set back: after a reload a new command still comes after those that wait.
  const nextOrder = () => Math.max(Date.now(), ...stored(`${PREFIX}/`).map(({ entry }) => entry.order + 1))

  return {
    load(scope) {
      // A scope may begin with another one, so the whole key has to fit.
      return stored(keyOf(scope, ''))
        .filter(({ key, entry }) => key === keyOf(scope, entry.id))
        .map(({ entry }) => entry)
        .sort((a, b) => a.order - b.order)
        .map(({ id, command, at }) => ({ id, command, at }))
    },
    put(scope, { id, command, at }) {
      try {
        order = order === null ? nextOrder() : order + 1
        storage.setItem(keyOf(scope, id), JSON.stringify({ id, at, order, command: packCommand(command) }))
      } catch {
        // The storage is full or forbidden. The command stays in memory and is sent from there.
      }
    },
    remove: (scope, id) => storage.removeItem(keyOf(scope, id)),
  }
}

/** This tab's storage; nothing is kept where the browser has none for us. */
export function tabOutbox(): OutboxStore {
  try {
    return storageOutbox(globalThis.sessionStorage)
  } catch {
    // A page in a sandboxed frame may not touch storage at all.
    return { load: () => [], put: () => undefined, remove: () => undefined }
  }
}

function parseStored(json: string): Stored | null {
  const value = parseJson(json)
  if (!isRecord(value) || typeof value.at !== 'number' || typeof value.order !== 'number') return null
  const id = parseId(value.id)
  const command = parseCommand(unpackCommand(value.command))
  return id === undefined || command === null ? null : { id, command, at: value.at, order: value.order }
}

// JSON has no bytes: they become base64.
const packCommand = (command: RoomCommand): unknown =>
  'bytes' in command ? { ...command, bytes: btoa(String.fromCharCode(...command.bytes)) } : command

function unpackCommand(command: unknown): unknown {
  if (!isRecord(command) || typeof command.bytes !== 'string') return command
  try {
    return { ...command, bytes: Uint8Array.from(atob(command.bytes), (char) => char.charCodeAt(0)) }
  } catch {
    // Not base64: another program wrote this entry.
    return null
  }
}

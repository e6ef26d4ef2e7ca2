/** The key by which a write happens once, and the hash that tells whether a repetition asks for the same. */
import { sha256Hex } from '../auth/tokens.ts'
import { ApiError } from './api-error.ts'
import type { StagedFiles } from './staged-files.ts'

/** Why a key cannot be used. */
export type KeyDenial = 'malformed' | 'other-call' | 'other-input'

/** Answering with the response of another call would hide that nothing was done. */
export const unusableKey = (reason: KeyDenial) => new ApiError('idempotencyKeyUnusable', { reason })

// The IETF draft writes the key as a quoted string of structured fields; most clients send it bare.
const KEY = /^"?([\w.:-]{1,64})"?$/

/**
 * Reads `Idempotency-Key`. A client of the time before this header has its request id as the key.
 * @param header null when the header was not sent
 * @throws {ApiError} `idempotencyKeyUnusable`: a key that is cut or replaced would not be the client's key any more
 */
export function idempotencyKeyOf(header: string | null, requestId: string): string {
  if (header === null) return requestId
  const [, key] = KEY.exec(header.trim()) ?? []
  if (key === undefined) throw unusableKey('malformed')
  return key
}

/** @returns null when it is a repetition that gets the first response again */
export function keyDenial(
  call: { operationId: string; inputHash: string },
  first: { operationId: string; inputHash: string | null },
): KeyDenial | null {
  if (first.operationId !== call.operationId) return 'other-call'
  return first.inputHash === null || first.inputHash === call.inputHash ? null : 'other-input'
}

/**
 * Hashes what a call was given: its checked fields in any order, and of each file name, size and MD5, which the store
 * computed while the file arrived.
 * @returns SHA-256, hex
 */
export function inputHash(input: unknown, files: StagedFiles): Promise<string> {
  const fileFacts = Object.entries(files).map(([field, { name, sizeBytes, etag }]) => [field, [name, sizeBytes, etag]])
  return sha256Hex(JSON.stringify([input, Object.fromEntries(fileFacts)], sortedFields))
}

// The content of a file is in its facts; as a field it is an object without any own.
function sortedFields(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (value instanceof Blob) return 'file'
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

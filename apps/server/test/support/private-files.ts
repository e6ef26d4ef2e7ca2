import { expect } from 'vitest'
import { isPublicObject } from '../../src/domain/files/public-keys.ts'
import { MINUTE, type TestSchool } from './test-school.ts'

const STORE = 'http://localhost:8080/cos/huawen-1250000000/'

/** A signed address may be given at the beginning of the quarter of an hour in which it comes. */
export const OPEN_FOR_MS = 75 * MINUTE

export interface PrivateFile {
  /** The field it stands in. */
  field: string
  address: string
}

/** They belong to a temporary key, which has tests of its own. */
const OF_CREDENTIALS: ReadonlySet<string> = new Set(['domain', 'signUrl'])

/** Finds the addresses of private objects in an answer, wherever they stand. */
export function privateFilesIn(value: unknown, field = ''): PrivateFile[] {
  if (typeof value === 'string') {
    if (!value.includes('/cos/') || OF_CREDENTIALS.has(field)) return []
    const { origin, pathname } = new URL(value)
    return isPublicObject(keyOf(origin + pathname)) ? [] : [{ field, address: value }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => privateFilesIn(part, Array.isArray(value) ? field : name))
}

const keyOf = (address: string) => decodeURIComponent(address.slice(STORE.length))

/** The address of another object with the same signature. */
const elsewhere = (address: string) => address.replace(/\/([\w-]+)\.(\w+)\?/, '/other-$1.$2?')

export async function expectPrivate({ backend, clock }: TestSchool, { field, address }: PrivateFile): Promise<void> {
  const statusOf = async (url: string, method = 'GET') => (await backend.fetch(new Request(url, { method }))).status
  const [plain = ''] = address.split('?')
  // Some files of the samples are only rows: their address is let in, and finds nothing.
  expect([200, 404], `${field} ${address}`).toContain(await statusOf(address))
  expect(await statusOf(plain), `${field} without its signature`).toBe(403)
  expect(await statusOf(plain, 'HEAD'), `the size of ${field} without its signature`).toBe(403)
  expect(await statusOf(elsewhere(address)), `another object with the signature of ${field}`).toBe(403)
  const now = clock.now()
  clock.advance(OPEN_FOR_MS)
  const statusLater = await statusOf(address)
  clock.set(now)
  expect(statusLater, `${field} after its end`).toBe(403)
}

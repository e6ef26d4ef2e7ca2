/** Knows the schools of this server and their client keys: for which school a call is, and which pages may make it. */
import { asc, isNull, sql } from 'drizzle-orm'
import { type Database, schema } from '../db/database.ts'
import { type ClientKey, createClientKeys } from '../db/school/client-keys.ts'
import { keyDenial, WEB_APP_ID } from '../domain/school/client-key-rules.ts'
import {
  type AddressedSchool,
  isOwnOrigin,
  publicOrigin,
  type RequestAddress,
  schoolOfAddress,
} from '../domain/school/school-of-address.ts'
import { sha256Hex } from './tokens.ts'

export interface SchoolDirectory {
  /** The id of the school at this address; empty on a server without a school. */
  schoolAt(address: RequestAddress): Promise<string>
  /**
   * The school that a program may call for.
   * @param credentials `id:secret`, as Basic carries them
   * @returns null for an unknown or revoked key, a wrong secret, and a page that the key does not name
   */
  schoolOfClient(credentials: string, address: RequestAddress): Promise<{ schoolId: string } | null>
  /** Checks whether a page may call, open sockets and read files here: one of this address, or of the school's keys. */
  isAllowedOrigin(address: RequestAddress): Promise<boolean>
  /** Checks whether a page may call with a token of this school: one of this address, or of the school's own keys. */
  isPageOf(schoolId: string, address: RequestAddress): Promise<boolean>
  /** The origin at which people reach the school of this address, for addresses in answers. */
  publicOriginAt(address: RequestAddress & { requestOrigin: string }): Promise<string>
  /** The origins that may show the pages of this address in a frame, besides its own. */
  framingOrigins(address: RequestAddress): Promise<readonly string[]>
  /** Reads everything again with the next question. Every change of a school's address or keys ends with it. */
  forget(): void
}

interface Snapshot {
  schools: readonly AddressedSchool[]
  keys: readonly ClientKey[]
}

// A change that another process made, such as a command with DATABASE_URL, is seen after this.
const READ_AGAIN_MS = 3_000
// Each use of a key is not worth a write.
const USED_EVERY_MS = 60_000

export function createSchoolDirectory(db: Database, clock: { now(): number }): SchoolDirectory {
  const keys = createClientKeys(db)
  let kept: { found: Promise<Snapshot>; at: number } | null = null
  let usedAt = new Map<string, number>()

  const read = async (): Promise<Snapshot> => {
    const { school } = schema
    const [schools, inUse] = await Promise.all([
      db
        .select({ id: school.id, slug: school.slug })
        .from(school)
        .where(isNull(school.introducedBy))
        .orderBy(asc(school.position), sql`${school.createdAt} nulls first`, asc(school.id)),
      keys.inUse(),
    ])
    return { schools, keys: inUse }
  }

  // Questions of the same moment share one look.
  const snapshot = (): Promise<Snapshot> => {
    const now = clock.now()
    if (kept && now - kept.at < READ_AGAIN_MS) return kept.found
    const found = read()
    kept = { found, at: now }
    found.catch(() => {
      if (kept?.found === found) kept = null
    })
    return found
  }

  const markUsed = async (id: string) => {
    const now = clock.now()
    if (now - (usedAt.get(id) ?? Number.NEGATIVE_INFINITY) < USED_EVERY_MS) return
    usedAt.set(id, now)
    await keys.markUsed(id, now)
  }

  const schoolAt = async (address: RequestAddress) => {
    const { schools, keys: all } = await snapshot()
    return schoolOfAddress(address, schools, all) ?? ''
  }
  const originsAt = async (address: RequestAddress) => {
    const { schools, keys: all } = await snapshot()
    const schoolId = schoolOfAddress(address, schools, all)
    return all.filter((key) => key.schoolId === schoolId).flatMap(({ origins }) => origins)
  }

  return {
    schoolAt,
    async schoolOfClient(credentials, address) {
      const { id, secret } = splitCredentials(credentials)
      const { origin } = address
      if (id === WEB_APP_ID) {
        // Served by this server to every visitor: nothing but its address tells one school's from another's.
        const isServedHere = secret === '' && (origin === null || isOwnOrigin(origin, address))
        return isServedHere ? { schoolId: await schoolAt(address) } : null
      }
      const { keys: all } = await snapshot()
      const key = all.find((one) => one.id === id)
      if (!key) return null
      const shown = { secretHash: await sha256Hex(secret), isSecretEmpty: secret === '', origin }
      if (keyDenial(key, shown)) return null
      await markUsed(id)
      return { schoolId: key.schoolId }
    },
    async isAllowedOrigin(address) {
      const { origin } = address
      if (origin === null || isOwnOrigin(origin, address)) return true
      return (await originsAt(address)).includes(origin)
    },
    async isPageOf(schoolId, address) {
      const { origin } = address
      if (origin === null || isOwnOrigin(origin, address)) return true
      const { keys: all } = await snapshot()
      return all.some((key) => key.schoolId === schoolId && key.origins.includes(origin))
    },
    async publicOriginAt({ requestOrigin, ...address }) {
      return publicOrigin(requestOrigin, address.publicUrl, (await snapshot()).schools)
    },
    framingOrigins: originsAt,
    forget() {
      kept = null
      usedAt = new Map()
    },
  }
}

function splitCredentials(credentials: string): { id: string; secret: string } {
  const colon = credentials.indexOf(':')
  return colon < 0
    ? { id: credentials, secret: '' }
    : { id: credentials.slice(0, colon), secret: credentials.slice(colon + 1) }
}

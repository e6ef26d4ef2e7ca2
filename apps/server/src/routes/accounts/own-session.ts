import { sha256Hex } from '../../auth/tokens.ts'
import type { Deps } from '../../deps.ts'

interface Bearer {
  bearerToken: string | null
}

/** Hashes the token of the calling session. Calls of the security centre always have one. */
export const ownTokenHash = ({ bearerToken }: Bearer): Promise<string> => sha256Hex(bearerToken ?? '')

/** Returns the id of the calling session; null when it has ended meanwhile. */
export const ownSessionId = async ({ sessions }: Pick<Deps, 'sessions'>, call: Bearer): Promise<string | null> =>
  sessions.idOf(await ownTokenHash(call))

import { objectAddresses } from '../../http/object-addresses.ts'
import type { Deps } from '../../deps.ts'
import type { ResponseOf, Call } from '../../http/call.ts'
import { requireSessionId } from '../../http/guard.ts'
import { signedUrl } from '../../objects/cos-signature.ts'

interface Terms {
  maxBytes: number
  /** The call's address and its time, and the sign-in that the key ends with. */
  call: Pick<Call, 'bearerToken' | 'origin' | 'now'>
}

/** Writes out a temporary key for one object: to put it there, or only to read it. */
export function createStorePermission({
  config,
  credentials,
  sessions,
}: Pick<Deps, 'config' | 'credentials' | 'sessions'>) {
  const { bucket, region, quotaBytes } = config.objects
  const { baseAt, domainAt } = objectAddresses(config)

  return async (
    method: 'get' | 'put',
    key: string,
    { maxBytes, call: { bearerToken, origin, now } }: Terms,
  ): Promise<ResponseOf<'teacherTempCredential'>> => {
    // Objects that are no longer wanted are deleted by a call, which knows what depends on them.
    const actions = method === 'put' ? (['read', 'write'] as const) : (['read'] as const)
    const sessionId = await requireSessionId(bearerToken, { sessions })
    const grant = { sessionId, bucket, prefix: key, actions, maxBytes, quotaBytes }
    const { secretId, secretKey, sessionToken, startsAt, expiresAt } = await credentials.issue(grant, now)
    const window = { from: Math.floor(startsAt / 1_000), until: Math.floor(expiresAt / 1_000) }
    return {
      domain: domainAt(origin),
      credentials: { tmpSecretId: secretId, tmpSecretKey: secretKey, sessionToken },
      startTime: window.from,
      expiredTime: window.until,
      newFileName: key,
      bucketName: bucket,
      region,
      signUrl: await signedUrl(method, baseAt(origin), key, { secretId, secretKey, sessionToken }, window),
    }
  }
}

import type { Deps } from '../deps.ts'
import type { AnswerOf } from '../http/call.ts'
import { signedUrl } from '../objects/cos-signature.ts'
import { objectAddresses } from './file-answers.ts'

interface Terms {
  /** Of what may be written. */
  maxBytes: number
  /** Under which the caller reached us. */
  origin: string
  now: number
}

/** Writes out a temporary key for one object: to put it there, or only to read it. */
export function createStorePermission({ config, credentials }: Pick<Deps, 'config' | 'credentials'>) {
  const { bucket, region, quotaBytes } = config.objects
  const { baseAt, domainAt } = objectAddresses(config)

  return async (
    method: 'get' | 'put',
    key: string,
    { maxBytes, origin, now }: Terms,
  ): Promise<AnswerOf<'teacherTempCredential'>> => {
    // What is no longer wanted is deleted by a call, which knows what hangs on it.
    const actions = method === 'put' ? (['read', 'write'] as const) : (['read'] as const)
    const grant = { bucket, prefix: key, actions, maxBytes, quotaBytes }
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

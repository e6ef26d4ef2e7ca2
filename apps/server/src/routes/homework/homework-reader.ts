import { objectAddresses } from '../../http/object-addresses.ts'
import type { BackendConfig } from '../../config.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Call } from '../../http/call.ts'
import type { Reader } from './homework-responses.ts'

export function readerOf(
  config: Pick<BackendConfig, 'objects'>,
  { actor, language, now, origin }: Pick<Call, 'language' | 'now' | 'origin'> & { actor: Actor },
): Reader {
  const { urlAt } = objectAddresses(config)
  return { userId: actor.userId, language, now, urlOf: (objectKey) => urlAt(origin, objectKey) }
}

import type { Actor } from '../../domain/actor.ts'
import type { Call } from '../../http/call.ts'
import type { Reader } from './homework-responses.ts'

export const readerOf = ({
  actor,
  language,
  now,
  urlOf,
}: Pick<Call, 'language' | 'now' | 'urlOf'> & { actor: Actor }): Reader => ({
  userId: actor.userId,
  language,
  now,
  urlOf,
})

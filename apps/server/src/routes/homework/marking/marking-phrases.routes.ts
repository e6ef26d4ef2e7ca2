import type { MarkingPhrase as MarkingPhraseAnswer } from '@hwjy/sdk/schemas'
import type { Deps } from '../../../deps.ts'
import type { MarkingPhrase } from '../../../db/homework/marking-phrases.ts'
import { plainText } from '../../../domain/plain-text.ts'
import { ApiError } from '../../../http/api-error.ts'
import type { Handlers } from '../../../http/call.ts'
import { invalidField } from '../../../http/invalid-input.ts'
import { iso } from '../../instant.ts'

type PhraseCalls = 'listMarkingPhrases' | 'saveMarkingPhrase' | 'deleteMarkingPhrase'

// A teacher can still look through this number of phrases; the contract names it, too.
const PHRASES_MAX = 200

export function markingPhraseRoutes({ markingPhrases }: Deps): Handlers<PhraseCalls> {
  const requireOwn = async (authorId: string, id: string) => {
    const found = await markingPhrases.get(authorId, id)
    if (!found) throw new ApiError('notFound')
    return found
  }

  return {
    async listMarkingPhrases({ actor, input: { questionType } }) {
      return (await markingPhrases.of(actor.userId, questionType)).map(phraseResponse)
    },

    async saveMarkingPhrase({ actor, input, now }) {
      const text = plainText(input.text)
      if (text === '') throw invalidField('text', 'empty', 'This is empty.')
      const { phraseId, questionType = null, points = null } = input
      const others = (await markingPhrases.of(actor.userId)).filter(({ id }) => id !== phraseId)
      const same = others.find((phrase) => phrase.text === text)
      if (phraseId === undefined) {
        if (!same && others.length >= PHRASES_MAX)
          throw invalidField('text', 'too_many', 'A teacher has at most 200 phrases.')
      } else {
        await requireOwn(actor.userId, phraseId)
        // The changed phrase says what another one says already: one of them is enough.
        if (same) await markingPhrases.remove(actor.userId, same.id)
      }
      const id = phraseId ?? `phr_${crypto.randomUUID()}`
      return phraseResponse(await markingPhrases.save(actor.userId, { id, text, questionType, points, updatedAt: now }))
    },

    async deleteMarkingPhrase({ actor, input: { phraseId } }) {
      await requireOwn(actor.userId, phraseId)
      await markingPhrases.remove(actor.userId, phraseId)
      return { phraseId }
    },
  }
}

const phraseResponse = ({
  id,
  updatedAt,
  text,
  questionType,
  points,
  useCount,
}: MarkingPhrase): MarkingPhraseAnswer => ({
  phraseId: id,
  text,
  questionType,
  points,
  useCount,
  updatedAt: iso(updatedAt),
})

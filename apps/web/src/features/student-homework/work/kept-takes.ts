import { createIdbTakeStore, type Take } from '@hwjy/classroom/recorder'
import type { StudentWork } from '@hwjy/sdk'
import type { AnswerFile } from './answer-book.ts'
import type { OpenBook } from './create-answer-book.ts'

export const takes = createIdbTakeStore()
export const takesOf = (homeworkId: string, no: number) => `answer/${homeworkId}/${no}`

/** Makes a take a file of an answer. */
export const takeFile = (no: number, { id, mp3, durationMs }: Take): AnswerFile => ({
  id,
  name: `take-${no}-${id.slice(0, 8)}.mp3`,
  resourceId: null,
  blob: mp3,
  url: null,
  durationSeconds: Math.max(1, Math.round(durationMs / 1_000)),
})

/**
 * Adds the takes that were kept as the page was left, so that an answer has them without being opened. One that the
 * server has is forgotten: the page was left before this device could do so.
 */
export async function addKeptTakes({ homework, questions }: StudentWork, owner: string, book: OpenBook) {
  for (const { no, answerModes } of questions) {
    if (!answerModes.includes('audio')) continue
    const scope = `${owner}/${takesOf(homework.homeworkId, no)}`
    for (const take of await takes.list(scope)) {
      const file = takeFile(no, take)
      const audio = book.getState().entries.get(no)?.audio ?? []
      if (audio.some(({ name, resourceId }) => name === file.name && resourceId !== null)) {
        await takes.remove(scope, take.id)
      } else book.addFile(no, 'audio', file)
    }
  }
}

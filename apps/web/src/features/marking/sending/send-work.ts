import type { AnswerPaper } from '@hwjy/sdk'
import { isSameAnnotations } from './same-annotations.ts'
import { type MarkingValues, marksRequest } from '../marking-values.ts'
import { outbox } from './outbox.ts'
import type { UndrawnPhoto, UnsentTake } from './outbox-state.ts'

interface Sent {
  paper: AnswerPaper
  answerPaperId: string
  values: MarkingValues
  userId: string
}

/** Takes on this device, with the code that keeps them, which no page needs before. */
export async function takesOf(userId: string, about: string) {
  const { createIdbTakeStore } = await import('@hwjy/classroom/recorder')
  return createIdbTakeStore().list(`${userId}/${about}`)
}

async function forgetTakes(userId: string, answerPaperId: string) {
  const { createIdbTakeStore } = await import('@hwjy/classroom/recorder')
  await createIdbTakeStore().clear(`${userId}/marking/${answerPaperId}/`)
}

const head = ({ paper, answerPaperId, userId }: Sent) => ({
  answerPaperId,
  userId,
  homeworkId: paper.homeworkId,
  studentName: paper.student.name,
})

/** Hands the marks of one work to the outbox, with its takes and its photos. */
export async function sendMarks(sent: Sent): Promise<void> {
  const { paper, answerPaperId, values, userId } = sent
  const photos = photosOf(paper, values)
  const drawn = new Set(photos.map(({ no }) => no))
  // A photo that is drawn anew takes the place of the one before.
  const kept = {
    ...values,
    list: values.list.map((mark) => (drawn.has(mark.no) ? { ...mark, pictures: [] } : mark)),
  }
  const request = marksRequest(paper, kept)
  if (!request) return
  const takes: UnsentTake[] = []
  for (const { no } of paper.questions) {
    for (const { mp3, durationMs } of await takesOf(userId, `marking/${answerPaperId}/${no}`)) {
      takes.push({ no, mp3, durationMs })
    }
  }
  await outbox.add({ ...head(sent), job: { kind: 'mark', request, takes, photos } })
  if (takes.length > 0) await forgetTakes(userId, answerPaperId)
}

export async function sendReturn({ comment, ...sent }: Sent & { comment: string }): Promise<void> {
  const { answerPaperId, values } = sent
  const basedOn = values.basedOn ? { basedOn: values.basedOn } : {}
  const request = { answerPaperId, ...(comment.trim() !== '' && { comment: comment.trim() }), ...basedOn }
  await outbox.add({ ...head(sent), job: { kind: 'return', request } })
}

/** All photos with ink of the questions whose ink is another than the one that was drawn before. */
function photosOf({ questions }: AnswerPaper, { list }: MarkingValues): UndrawnPhoto[] {
  return list.flatMap(({ no, annotations, turns, pictures }) => {
    const question = questions.find((one) => one.no === no)
    const isDrawn = pictures.length > 0 && isSameAnnotations(question?.mark?.annotations ?? [], annotations)
    if (isDrawn) return []
    return annotations.flatMap((annotation) => {
      const url = question?.answer?.images.find(({ resourceId }) => resourceId === annotation.resourceId)?.resourceUrl
      if (url === undefined || (annotation.ink === '' && annotation.pins.length === 0)) return []
      return [{ no, url, annotation, turns: turns[annotation.resourceId] ?? 0 }]
    })
  })
}

import { markAnswerPaper, returnAnswerPaper, uploadBase64Image } from '@hwjy/sdk'
import { flatPicture } from '../ink/flat-picture.ts'
import { type OutboxEntry, withAudio, withPicture } from './outbox-state.ts'
import { uploadTake } from './upload-take.ts'

// Marks go on outside React: these calls are made without their hooks, and the page marks the reads stale that they touch.

/**
 * Sends one entry: first what belongs to the marks, then the marks.
 * @param keep stores what is done already, so that a reload does not do it again
 */
export async function sendEntry(entry: OutboxEntry, keep: (entry: OutboxEntry) => Promise<void>): Promise<void> {
  const { job, key: idempotencyKey } = entry
  if (job.kind === 'return') {
    await returnAnswerPaper(job.request, { idempotencyKey })
    return
  }
  let { request, takes, photos } = job
  const keepPart = () => keep({ ...entry, job: { kind: 'mark', request, takes, photos } })
  for (const take of takes) {
    const { resourceId } = await uploadTake(take.mp3, take.durationMs)
    request = withAudio(request, take.no, resourceId)
    takes = takes.filter((one) => one !== take)
    await keepPart()
  }
  for (const photo of photos) {
    const imageId = await uploadPhoto(photo)
    if (imageId !== null) request = withPicture(request, photo.no, imageId)
    photos = photos.filter((one) => one !== photo)
    await keepPart()
  }
  await markAnswerPaper(request, { idempotencyKey })
}

/** Null where the photo does not come anymore: strokes and pins go all the same. */
async function uploadPhoto({ url, annotation, turns }: { url: string; annotation: UndrawnAnnotation; turns: number }) {
  const picture = await flatPicture(url, annotation, turns).catch(() => null)
  if (picture === null) return null
  const base64Str = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read'))
    reader.readAsDataURL(picture)
  })
  return (await uploadBase64Image({ base64Str })).resourceId
}

type UndrawnAnnotation = Parameters<typeof flatPicture>[1]

import { type Attachment, HttpError, NetworkError, teacherAddCloudResource, teacherTempCredential } from '@hwjy/sdk'

// Takes are uploaded outside React, by the outbox as well: these calls are made without their hooks.

/** Stores a spoken remark with the teacher's files. */
export async function uploadTake(mp3: Blob, durationMs: number): Promise<Attachment> {
  const file = { type: 'audio', fileName: 'remark.mp3' } as const
  const { newFileName, signUrl } = await teacherTempCredential(file)
  const answer = await fetch(signUrl, { method: 'PUT', body: mp3 }).catch((cause: unknown) => {
    throw new NetworkError('', cause)
  })
  if (!answer.ok) throw new HttpError(answer.status, await answer.text(), '')
  const durationSeconds = Math.max(1, Math.round(durationMs / 1_000))
  const stored = await teacherAddCloudResource({ ...file, newFileName, durationSeconds })
  const { resourceId, fileName, resourceUrl, contentType, sizeBytes } = stored
  return { resourceId, fileName, resourceUrl, contentType, sizeBytes, durationSeconds: stored.durationSeconds }
}

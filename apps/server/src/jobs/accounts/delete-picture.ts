import type { EpochMs } from '@hwjy/classroom/core'
import type { NewJob } from '../../db/jobs.ts'
import type { Stores } from '../../db/stores.ts'
import { isPlainKey } from '../../domain/files/upload-rules.ts'
import type { ObjectStore } from '../../ports/object-store.ts'
import type { JobHandler } from '../job-runner.ts'

/** To be added in the transaction that takes the face away. The same object may be a face again, and go again. */
export const pictureDeletion = (objectKey: string, now: EpochMs): NewJob<'deletePicture'> => ({
  kind: 'deletePicture',
  key: `${objectKey}@${now}`,
  payload: { objectKey },
  runAt: now,
})

/** A face that was replaced, or whose account is gone. What the person also keeps among their files stays there. */
export function deletePicture({
  objects,
  profiles,
  resources,
}: Pick<Stores, 'profiles' | 'resources'> & { objects: ObjectStore }): JobHandler<'deletePicture'> {
  return async ({ payload: { objectKey } }) => {
    // The address of another place is no key.
    if (!isPlainKey(objectKey)) return undefined
    const [isFace, resource, needed] = await Promise.all([
      profiles.isFace(objectKey),
      resources.ofKey(objectKey),
      resources.neededKeys([objectKey]),
    ])
    if (!isFace && !resource && needed.size === 0) await objects.delete(objectKey)
    return undefined
  }
}

/** Pages of documents: asked for, looked at, dropped. The work itself is a job. */
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import { transcodeResponse } from './file-responses.ts'

const TOO_MANY_WAIT_SECONDS = 30

export function transcodeRoutes({
  objects,
  resources,
  transcodes,
}: Deps): Handlers<'startTranscode' | 'getTranscode' | 'deleteTranscode'> {
  return {
    async startTranscode({ input: { resourceId }, urlOf, now }) {
      const resource = await resources.get(resourceId)
      if (!resource) throw new ApiError('notFound')
      const transcode = await transcodes.queue(resource, now)
      if (!transcode) throw new ApiError('tooOften', { retryAfterSeconds: TOO_MANY_WAIT_SECONDS })
      return transcodeResponse(transcode, urlOf)
    },

    async getTranscode({ input: { resourceId }, urlOf }) {
      const transcode = (await transcodes.ofResources([resourceId])).get(resourceId)
      // The document's rule: a query about nothing is passed over in silence.
      if (!transcode) throw new ApiError('unexpected')
      return transcodeResponse(transcode, urlOf)
    },

    async deleteTranscode({ input: { resourceId }, afterCommit }) {
      const { madePdfKey } = await transcodes.delete(resourceId)
      if (madePdfKey !== null) afterCommit(() => objects.delete(madePdfKey))
      return { resourceId }
    },
  }
}

import { type ResourceItem, type Transcode, useGetTranscode } from '@hwjy/sdk'
import { isUnderWay, pollDelayMs } from './transcode-poll.ts'

/** Follows a document on its way to pages; asks only while it is on its way. */
export function useTranscode({ resourceId, transcode }: ResourceItem): Transcode | null {
  const polled = useGetTranscode(
    { resourceId },
    {
      query: {
        enabled: isUnderWay(transcode),
        initialData: transcode,
        refetchInterval: ({ state: { data, dataUpdateCount } }) =>
          data && isUnderWay(data) ? pollDelayMs(dataUpdateCount) : false,
      },
    },
  )
  return isUnderWay(transcode) ? (polled.data ?? transcode) : transcode
}

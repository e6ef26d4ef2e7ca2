import { getGetDesktopReleasesQueryOptions } from '@hwjy/sdk'
import { useQuery } from '@tanstack/react-query'
import { APP_VERSION } from '../app-version.ts'

const EVERY_HOUR = 3_600_000

/** The list of versions, and what this one must do; asked once an hour. */
export const useReleases = () =>
  useQuery({
    ...getGetDesktopReleasesQueryOptions({ version: APP_VERSION }),
    staleTime: EVERY_HOUR,
    refetchInterval: EVERY_HOUR,
  })

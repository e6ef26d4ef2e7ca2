import { markStale, type SystemMessage } from '@hwjy/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { readsAbout } from './reads-about.ts'

/**
 * Called when a message is followed: what it says is newer than what was read, so the page it leads to reads again. The
 * other pages keep what they have.
 */
export function useFollowMessage(): (message: Pick<SystemMessage, 'kind'>) => void {
  const queryClient = useQueryClient()
  return ({ kind }) => {
    const changes = readsAbout(kind)
    void (changes === null ? queryClient.invalidateQueries() : markStale(queryClient, { changes }))
  }
}

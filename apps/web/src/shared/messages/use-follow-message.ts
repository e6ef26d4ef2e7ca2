import { useQueryClient } from '@tanstack/react-query'

/** Called when a message is followed: what it says is newer than what was read, so the page it leads to reads again. */
export function useFollowMessage(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries()
}

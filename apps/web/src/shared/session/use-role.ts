import { type Role, useSession } from '@hwjy/sdk'

/** The side this person is signed in on; null until it is also known who they are. */
export function useRole(): Role | null {
  const { userInfo, userRole } = useSession()
  return userInfo ? userRole : null
}

import { type AccountInfo, useSession } from '@hwjy/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { accountCalls } from './account-calls.ts'
import { noteClosing } from './note-closing.ts'

/** The account that is signed in, with the calls of its side. */
export function useAccount() {
  const { userRole } = useSession()
  // Pages of an account exist only while somebody is signed in.
  const role = userRole ?? 'student'
  const calls = accountCalls[role]
  const queryClient = useQueryClient()
  const query = useQuery(calls.info())
  return {
    role,
    calls,
    query,
    /** Every change answers with the account as it is now. */
    show(account: AccountInfo) {
      queryClient.setQueryData(calls.info().queryKey, account)
      noteClosing(account)
    },
  }
}

export type Account = ReturnType<typeof useAccount>

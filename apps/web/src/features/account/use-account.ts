import { type AccountInfo, useSession } from '@hwjy/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useProof } from '../../shared/account/use-proof.tsx'
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
  const proof = useProof(role)
  return {
    role,
    calls,
    query,
    /** For changes that could give the account away. */
    proven: proof.proven,
    /** Asks who it is; the page shows it. */
    proofDialog: proof.dialog,
    /** Every change answers with the account as it is now. */
    show(account: AccountInfo) {
      queryClient.setQueryData(calls.info().queryKey, account)
      noteClosing(account)
    },
  }
}

export type Account = ReturnType<typeof useAccount>

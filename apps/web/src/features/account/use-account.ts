import { type AccountInfo, useSession } from '@hwjy/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useProof } from '../../shared/account/proof/use-proof.tsx'
import { accountCalls } from './account-calls.ts'
import { noteClosing } from './closing/note-closing.ts'

/** The account that is signed in, with the calls of its side. */
export function useAccount() {
  const { userRole } = useSession()
  // Pages of an account exist only while a user is signed in.
  const role = userRole ?? 'student'
  const calls = accountCalls[role]
  const queryClient = useQueryClient()
  const query = useQuery(calls.info())
  const proof = useProof(role)
  return {
    role,
    calls,
    query,
    // Makes changes that could give the account away.
    proven: proof.proven,
    // Asks for the proof; the page shows it.
    proofDialog: proof.dialog,
    // Every change returns the updated account.
    show(account: AccountInfo) {
      queryClient.setQueryData(calls.info().queryKey, account)
      noteClosing(account)
    },
  }
}

export type Account = ReturnType<typeof useAccount>

import { type AccountInfo, getAccountInfoAsQueryOptions, useSession } from '@hwjy/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useProof } from '../../shared/account/proof/use-proof.tsx'
import { noteClosing } from './closing/note-closing.ts'

export function useAccount() {
  const { userRole } = useSession()
  // Pages of an account exist only while a user is signed in.
  const role = userRole ?? 'student'
  const queryClient = useQueryClient()
  const options = getAccountInfoAsQueryOptions(role)
  const query = useQuery(options)
  const proof = useProof(role)
  return {
    role,
    query,
    // Makes changes that could give the account away.
    proven: proof.proven,
    // Asks for the proof; the page shows it.
    proofDialog: proof.dialog,
    // Every change returns the updated account, which is shown before it is read again.
    show(account: AccountInfo) {
      queryClient.setQueryData(options.queryKey, account)
      noteClosing(account)
    },
  }
}

export type Account = ReturnType<typeof useAccount>

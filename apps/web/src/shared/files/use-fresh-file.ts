import { useReadCredentialAs } from '@hwjy/sdk'
import { useState } from 'react'
import { useRole } from '../session/use-role.ts'
import { hasEnded, storedFileOf } from './file-address.ts'

export interface FreshFile {
  /** `renewing`: the address has ended and another is being asked for; `expired`: there is none. */
  status: 'ready' | 'renewing' | 'expired'
  url: string
  /** Asks once for a new address of the file, because this one did not open. It becomes `url`. */
  renew: () => void
  /** Returns an address that opens now, for a file that is fetched long after it was shown; null when there is none. */
  urlNow: () => Promise<string | null>
}

/** Follows a link to a file: its address may have ended since the link was made, or ends while the file is shown. */
export function useFreshFile(given: string): FreshFile {
  const role = useRole()
  const [openedAt] = useState(Date.now)
  const [failed, setFailed] = useState<string | null>(null)
  const file = storedFileOf(given)
  const isLate = hasEnded(given, openedAt)
  const isAsked = (isLate || failed === given) && role !== null && file !== null
  const { data, isPending, refetch } = useReadCredentialAs(role ?? 'student', file ?? NO_FILE, {
    // A new address is another one each time: what is shown would begin anew.
    query: { enabled: isAsked, retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  })
  const renewedUrl = isAsked ? data?.signUrl : undefined
  const url = renewedUrl ?? given
  const urlNow = async () => {
    if (!hasEnded(url, Date.now())) return url
    return role === null || file === null ? null : ((await refetch()).data?.signUrl ?? null)
  }
  const status = !isLate || renewedUrl !== undefined ? 'ready' : isAsked && isPending ? 'renewing' : 'expired'
  return { status, url, renew: () => setFailed(given), urlNow }
}

const NO_FILE = { fileName: '', type: 'document' } as const

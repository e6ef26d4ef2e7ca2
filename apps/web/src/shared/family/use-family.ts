import { assignStudent, getListAccountStudentsQueryOptions, getSdk } from '@hwjy/sdk'
import { useToast } from '@hwjy/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FRAME_READ } from '../network/use-oldest-read.ts'
import { useProblemText } from '../problem/use-problem-text.ts'
import { type FamilyPlace, familySwitch } from './family-switch.ts'
import { useRole } from '../session/use-role.ts'

/**
 * The students who share this account; none for a student alone, and for teachers. After a switch the app belongs to
 * the other student from their home on, or from the same address: `SignedIn` leads there.
 */
export function useFamily() {
  const toast = useToast()
  const problemText = useProblemText()
  const isStudent = useRole() === 'student'
  const [isBusy, setIsBusy] = useState(false)
  const { data = [] } = useQuery({
    ...getListAccountStudentsQueryOptions({ accountType: '017001' }),
    enabled: isStudent,
    // Children are rarely added, and every page asks.
    staleTime: 300_000,
    meta: FRAME_READ,
  })
  async function goOnAs(stuId: string, place: FamilyPlace = 'home') {
    if (isBusy || data.some((student) => student.stuId === stuId && student.isCurrent)) return
    setIsBusy(true)
    try {
      // Called without its hook: the other student begins with an empty cache, so no read has to be marked stale.
      const userInfo = await assignStudent({ stuId })
      familySwitch.choose(stuId, place)
      getSdk().session.setUserInfo(userInfo)
    } catch (error) {
      toast.error(problemText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return { students: data.length > 1 ? data : [], isBusy, goOnAs }
}

import { type StudentWork, useSession } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { createOfflineWorks } from '../../../shared/drafts/offline-works.ts'
import { noteKeptFor } from '../../../shared/drafts/kept-for.ts'
import { sizeOf } from '../../../shared/drafts/draft-bounds.ts'

const works = createOfflineWorks()
const FORM = 'homework'

/**
 * The homework as this device last read it; null where it never did. Questions are read once and done anywhere.
 * @param fresh what the server says now, which is kept in its place
 */
export function useKeptHomework(homeworkId: string, fresh: StudentWork | null): StudentWork | null {
  const userId = useSession().userInfo?.userId ?? ''
  const [found, setFound] = useState<StudentWork | null>(null)
  useEffect(() => {
    const name = { userId, form: FORM, id: homeworkId }
    let isGone = false
    if (fresh) {
      noteKeptFor(userId)
      works.put(name, { savedAt: Date.now(), sizeBytes: sizeOf(fresh), values: fresh }).catch(() => undefined)
    } else
      works.get(name).then(
        (kept) => {
          if (!isGone && kept) setFound(kept.values as StudentWork)
        },
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [userId, homeworkId, fresh])
  return found
}

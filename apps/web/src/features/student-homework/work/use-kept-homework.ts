import { type StudentWork, useSession } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { createOfflineWorks } from '../../../shared/drafts/offline-works.ts'
import { noteKeptFor } from '../../../shared/drafts/kept-for.ts'
import { sizeOf } from '../../../shared/drafts/draft-bounds.ts'

const works = createOfflineWorks()
const FORM = 'homework'

/** Keeps a homework on this device, in the place of what it read before. */
export function keepHomework(userId: string, work: StudentWork) {
  noteKeptFor(userId)
  const name = { userId, form: FORM, id: work.homework.homeworkId }
  works.put(name, { savedAt: Date.now(), sizeBytes: sizeOf(work), values: work }).catch(() => undefined)
}

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
    if (fresh) keepHomework(userId, fresh)
    else
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

import type { WorkQuestion } from '@hwjy/sdk'
import { useEffect, useState } from 'react'
import { takesOf } from './sending/send-work.ts'

/** Names the takes of one answer on this device. */
export const takesAbout = (answerPaperId: string, no: number) => `marking/${answerPaperId}/${no}`

/** Which answers show a recorder: those that were opened, and those with takes of an earlier visit. */
export function useOpenRecorders(userId: string, answerPaperId: string, questions: readonly WorkQuestion[]) {
  const [open, setOpen] = useState<ReadonlyMap<number, number>>(new Map())
  const [nos] = useState(() => questions.map(({ no }) => no))
  useEffect(() => {
    let isGone = false
    void Promise.all(
      nos.map(async (no) => [no, (await takesOf(userId, takesAbout(answerPaperId, no))).length] as const),
    ).then((counts) => {
      const kept = counts.filter(([, count]) => count > 0)
      if (!isGone && kept.length > 0) setOpen((now) => new Map([...kept.map(([no]) => [no, 0] as const), ...now]))
    })
    return () => {
      isGone = true
    }
  }, [userId, answerPaperId, nos])
  return {
    aboutOf: (no: number) => takesAbout(answerPaperId, no),
    pressedAt: (no: number) => open.get(no) ?? null,
    /** The key for the microphone: opens the recorder, begins a take, and ends it. */
    press: (no: number) => setOpen((now) => new Map(now).set(no, (now.get(no) ?? 0) + 1)),
    toggle: (no: number) =>
      setOpen((now) => {
        const next = new Map(now)
        if (!next.delete(no)) next.set(no, 0)
        return next
      }),
  }
}

import type { LessonMoveScope } from '@hwjy/sdk'
import { useEffect, useRef, useState } from 'react'
import type { LessonTarget, MoveCheck } from './move-check.ts'

export type AskedCheck = { status: 'checking' } | { status: 'failed' } | { status: 'checked'; check: MoveCheck }

const CHECK_AFTER_MS = 250

/** Asks a little after the last change; an answer about what is no longer chosen is dropped. */
export function useTimeCheck(
  target: LessonTarget | null,
  scope: LessonMoveScope,
  ask: (target: LessonTarget, scope: LessonMoveScope) => Promise<MoveCheck>,
): AskedCheck | null {
  const key = target && `${target.date} ${target.time} ${target.zone} ${scope}`
  const [answer, setAnswer] = useState<{ key: string; check: AskedCheck } | null>(null)
  const latest = useRef({ target, scope, ask })
  useEffect(() => {
    latest.current = { target, scope, ask }
  })
  useEffect(() => {
    if (key === null) return
    let isWanted = true
    const timer = setTimeout(() => {
      const { target: asked, scope: wanted, ask: call } = latest.current
      if (asked === null) return
      call(asked, wanted).then(
        (check) => isWanted && setAnswer({ key, check: { status: 'checked', check } }),
        () => isWanted && setAnswer({ key, check: { status: 'failed' } }),
      )
    }, CHECK_AFTER_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [key])
  if (key === null) return null
  return answer?.key === key ? answer.check : { status: 'checking' }
}

import { type KeyboardEvent, useRef, useState } from 'react'
import { isLetterKey } from '../keys/key-act.ts'
import { letterKeys } from '../keys/letter-keys.ts'
import { isMovable, type TimetableLesson } from './timetable-lesson.ts'
import { firstToCome, lessonOfKey, type LessonsOfDay } from './week.ts'

export interface LessonKeysOptions {
  days: readonly LessonsOfDay[]
  now: number
  onMove?: ((lesson: TimetableLesson, startsAt: null) => void) | undefined
}

/** The keys of lessons in a grid: Tab stops at one of them, arrows, Home and End lead to the others, M moves it. */
export function useLessonKeys({ days, now, onMove }: LessonKeysOptions) {
  const frame = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<string | null>(null)
  const shown = days.flatMap((day) => day.lessons)
  const current = shown.find(({ lessonId }) => lessonId === chosen) ?? firstToCome(shown, now)

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing || !current) return
    // A menu of a day has the arrows for itself; its events arrive here, too, wherever the page draws it.
    if (event.target instanceof Element && event.target.closest('[role="menu"], [aria-haspopup="menu"]')) return
    if (isLetterKey(event.key) && letterKeys.get() === 'off') return
    if (event.key.toLowerCase() === 'm' && onMove && isMovable(current)) {
      event.preventDefault()
      onMove(current, null)
      return
    }
    const next = lessonOfKey(event.key, days, current.lessonId)
    if (next === null) return
    event.preventDefault()
    choose(next)
    frame.current?.querySelector<HTMLElement>(`[data-lesson="${CSS.escape(next)}"]`)?.focus()
  }
  return { frame, onKeyDown, currentId: current?.lessonId ?? null, choose }
}

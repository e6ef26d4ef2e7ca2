import { describe, expect, it } from 'vitest'
import { nextLesson } from './next-lesson.ts'
import { nextInstant, POLL_MS, refreshDelay } from '../../shared/lesson/refresh-delay.ts'
import { lessonAt19 } from '../../shared/testing/lessons.ts'

const at = (time: string) => Date.parse(`2026-11-20T${time}Z`)
const morning = {
  ...lessonAt19,
  lessonId: 'morning',
  startTime: '2026-11-20T02:00:00Z',
  endTime: '2026-11-20T02:50:00Z',
}
const evening = lessonAt19

describe('next lesson', () => {
  it('is the one going on, even when an earlier one was never started', () => {
    const running = { ...evening, status: 'inProgress' } as const
    expect(nextLesson([{ ...morning, status: 'waitingToStart' }, running])).toBe(running)
  })

  it('is the open door before what is still to come', () => {
    const open = { ...evening, status: 'waitingToStart' } as const
    expect(nextLesson([{ ...morning, status: 'notStarted' }, open])).toBe(open)
  })

  it('is the earliest of those to come', () => {
    expect(nextLesson([evening, morning])).toBe(morning)
  })

  it('is none when everything is over', () => {
    const over = (['ended', 'expired', 'absent'] as const).map((status) => ({ ...evening, status }))
    expect(nextLesson(over)).toBeNull()
  })
})

describe('refresh of the lessons', () => {
  it('comes right after the door opens', () => {
    expect(refreshDelay([evening], at('11:49:55'))).toBe(5_250)
  })

  it('comes every 15 seconds when no instant is near', () => {
    expect(refreshDelay([evening], at('09:00:00'))).toBe(POLL_MS)
    expect(refreshDelay([], at('09:00:00'))).toBe(POLL_MS)
  })

  it('knows the door, the start, the last entry and the end', () => {
    const started = { ...evening, entryClosesAt: '2026-11-20T12:30:00Z' }
    const instants = ['11:00:00', '11:55:00', '12:10:00', '12:40:00', '13:00:00'].map((time) =>
      nextInstant([started], at(time)),
    )
    expect(instants).toEqual([at('11:50:00'), at('12:00:00'), at('12:30:00'), at('12:50:00'), null])
  })
})

import {
  getCheckLessonsMoveQueryOptions,
  getCheckLessonTimeQueryOptions,
  getSuggestLessonTimesQueryOptions,
  type LessonMoveScope,
  useAdjustLesson,
  useAdjustLessons,
  useAdjustPublicLesson,
  useDeleteLessons,
  usePostponeLesson,
} from '@hwjy/sdk'
import { useConfirm, useToast } from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../../shared/at-once.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { dateIn } from '../../../shared/time/date-in.ts'
import { instantIn } from '../../../shared/time/instant-in.ts'
import { clockTime, momentInDay } from '../../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import {
  checkOfSeries,
  type LessonTarget,
  type MoveCheck,
  type MoveOptions,
} from '../../../shared/timetable/move-check.ts'
import { isMovable, type TimetableLesson } from '../../../shared/timetable/timetable-lesson.ts'
import { addDays } from '../../../shared/timetable/week.ts'
import { lessonOf } from '../../../shared/names/name-line.tsx'
import { nameIn } from '../../../shared/names/name-in.ts'

/** A month is looked through for a free time: what lies later is no new time for this lesson. */
const SUGGESTION_DAYS = 30

export interface LessonChangesOptions {
  /** Epoch ms, by the server's clock. */
  now: number
  schoolZone: string
}

/** Says what a teacher changes in the timetable. Each change says what it did; a refusal is said, too. */
export function useLessonChanges({ now, schoolZone }: LessonChangesOptions) {
  const { t, i18n } = useTranslation('schedule')
  const zone = useViewerZone()
  const queryClient = useQueryClient()
  const toast = useToast()
  const confirm = useConfirm()
  const problemText = useProblemText()
  const adjust = useAdjustLesson(atOnce)
  const adjustPublic = useAdjustPublicLesson(atOnce)
  const adjustSeries = useAdjustLessons(atOnce)
  const postpone = usePostponeLesson(atOnce)
  const remove = useDeleteLessons(atOnce)
  const say = (error: unknown) => toast.show(problemText(error), { tone: 'danger' })
  const moment = (instant: string) => momentInDay(new Date(instant), now, i18n.language, zone)

  // Public courses are announced by the school's clock, so that is the clock of their calls.
  function timeOf(lesson: TimetableLesson, target: LessonTarget) {
    const request = { lessonId: lesson.lessonId }
    if (lesson.courseKind !== 'public')
      return { ...request, classDate: target.date, StartClassTime: target.time, timezone: target.zone }
    const at = instantIn(target.zone, target.date, target.time)?.at ?? 0
    return { ...request, ...schoolClock(at) }
  }
  const schoolClock = (at: number) => ({
    classDate: dateIn(schoolZone, at),
    StartClassTime: clockTime(new Date(at), 'sv-SE', schoolZone),
  })
  const send = (lesson: TimetableLesson, data: Parameters<typeof adjust.mutateAsync>[0]['data']) =>
    (lesson.courseKind === 'public' ? adjustPublic : adjust).mutateAsync({ data })

  async function moveBack(lesson: TimetableLesson, from: string, to: string) {
    try {
      const data = { lessonId: lesson.lessonId, ...schoolClock(Date.parse(to)), confirm: true, basedOn: from }
      await send(lesson, data)
      toast.show(t('moved', { time: moment(to) }), { tone: 'success' })
    } catch (error) {
      say(error)
    }
  }

  return {
    async check(lesson: TimetableLesson, target: LessonTarget, scope: LessonMoveScope): Promise<MoveCheck> {
      const time = timeOf(lesson, target)
      if (scope === 'this') {
        const options = getCheckLessonTimeQueryOptions(time)
        return { ...(await queryClient.fetchQuery({ ...options, staleTime: 0 })).check, count: 1 }
      }
      const options = getCheckLessonsMoveQueryOptions({ ...time, scope })
      return checkOfSeries(await queryClient.fetchQuery({ ...options, staleTime: 0 }))
    },

    async suggest({ lessonId }: TimetableLesson) {
      const from = dateIn(zone, now)
      const request = { lessonId, from, until: addDays(from, SUGGESTION_DAYS - 1), timezone: zone }
      return (await queryClient.fetchQuery({ ...getSuggestLessonTimesQueryOptions(request), staleTime: 0 })).times
    },

    /** @throws what the server refused */
    async move(lesson: TimetableLesson, target: LessonTarget, options: MoveOptions) {
      const { confirm: isSure, basedOn, scope } = options
      const said = options.reason.trim()
      const data = { ...timeOf(lesson, target), confirm: isSure, basedOn, ...(said !== '' && { reason: said }) }
      if (scope !== 'this') {
        const { lessons } = await adjustSeries.mutateAsync({ data: { ...data, scope } })
        toast.show(t('movedMany', { count: lessons.length }), { tone: 'success' })
        return
      }
      const moved = await send(lesson, data)
      const { previousStartTime, remainingAdjustments } = moved
      const canUndo =
        remainingAdjustments > 0 && lesson.status !== 'waitingToBeAdjusted' && Date.parse(previousStartTime) > now
      toast.show(t('moved', { time: moment(moved.lesson.startTime) }), {
        tone: 'success',
        ...(canUndo && {
          action: {
            label: t('undo'),
            onPress: () => void moveBack(lesson, moved.lesson.startTime, previousStartTime),
          },
        }),
      })
    },

    async callOff(lessons: readonly TimetableLesson[]) {
      const [first] = lessons
      if (!first) return
      const isSure = await confirm({
        title:
          lessons.length === 1
            ? t('callOff.one', { lesson: nameIn(lessonOf(first), i18n.language) })
            : t('callOff.many', { count: lessons.length }),
        description: t('callOff.effect'),
        confirmLabel: t('callOff.do'),
        tone: 'danger',
      })
      if (!isSure) return
      // One after the other: where one is refused, it is plain which.
      let done = 0
      for (const { lessonId, startTime } of lessons) {
        try {
          await postpone.mutateAsync({ data: { lessonId, basedOn: startTime } })
          done += 1
        } catch (error) {
          say(error)
        }
      }
      if (done > 0) toast.show(t('callOff.done', { count: done }), { tone: 'success' })
    },

    /** @returns whether it is gone */
    async remove(lesson: TimetableLesson): Promise<boolean> {
      const { classId, lessonId } = lesson
      const isSure = await confirm({
        title: t('remove.title', { lesson: nameIn(lessonOf(lesson), i18n.language) }),
        description: t('remove.effect'),
        confirmLabel: t('remove.do'),
        tone: 'danger',
      })
      if (!isSure) return false
      try {
        await remove.mutateAsync({ data: { classId, lessonIds: [lessonId] } })
        toast.show(t('remove.done'), { tone: 'success' })
        return true
      } catch (error) {
        say(error)
        return false
      }
    },
  }
}

/** A lesson that is to come, and stands: it can be called off. */
export const canCallOff = (lesson: TimetableLesson): boolean =>
  isMovable(lesson) && lesson.status !== 'waitingToBeAdjusted' && lesson.status !== 'expired'

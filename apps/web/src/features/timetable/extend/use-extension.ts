import {
  ApiError,
  errorCodes,
  getCheckLessonTimesQueryOptions,
  getGetClassDetailQueryOptions,
  getGetCourseEndQueryOptions,
  getPreviewContinuationQueryOptions,
  type LessonDraft,
  type LessonTimeCheck,
} from '@hwjy/sdk'
import { continuationRequestCountMax } from '@hwjy/sdk/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { draftProblem, type ExtensionPlan, placeOf, plannedLessons, weekly } from './extension.ts'

const CHECK_AFTER_MS = 400

/** The class, its rhythm, the lessons as planned, and what stands in the way of each. */
export function useExtension(classId: string, plan: ExtensionPlan) {
  const zone = useViewerZone()
  const detail = useQuery(getGetClassDetailQueryOptions({ classId }))
  const end = useQuery(getGetCourseEndQueryOptions({ classId }))
  const preview = useQuery({
    ...getPreviewContinuationQueryOptions({ classId, count: continuationRequestCountMax, timezone: zone }),
    // A plan must not change under a teacher's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const hasNoCycle = preview.error instanceof ApiError && preview.error.code === errorCodes.noCycle
  const firstNo = (detail.data?.class.plannedLessons ?? 0) + 1
  const rhythm =
    preview.data?.lessons ?? (hasNoCycle && plan.first ? weekly(plan.first, continuationRequestCountMax, firstNo) : [])
  const lessons = plannedLessons(rhythm, plan)
  const drafts: LessonDraft[] = lessons.map(({ lessonName, classDate, StartClassTime }) => ({
    lessonName: lessonName.trim(),
    classDate,
    StartClassTime,
  }))
  const isWhole = drafts.length > 0 && drafts.every((draft) => draftProblem(draft) === null)
  const request = { classId, lessons: drafts, timezone: zone }
  const settled = useSettled(JSON.stringify(request), CHECK_AFTER_MS)
  const isSettled = settled === JSON.stringify(request)
  const check = useQuery({
    ...getCheckLessonTimesQueryOptions(request),
    enabled: isWhole && isSettled,
    staleTime: 30_000,
  })
  const checks: readonly LessonTimeCheck[] | null = isWhole && isSettled ? (check.data?.checks ?? null) : null
  return {
    detail,
    end,
    preview,
    hasNoCycle,
    lessons,
    request,
    isWhole,
    checks,
    checkError: isSettled ? check.error : null,
    /** Looks again: something was planned since the last look. */
    recheck: () => void check.refetch(),
    /** Lessons that cannot be where they are. */
    blocked: checks?.filter((one) => !one.isPossible).length ?? 0,
    isPossible: checks !== null && (check.data?.isPossible ?? false),
    needsConfirmation: checks !== null && (check.data?.needsConfirmation ?? false),
  }
}

function useSettled(value: string, afterMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}

/** The lesson whose name a refusal is about: its place in the list. */
export function refusedName(error: unknown): number | null {
  if (!(error instanceof ApiError)) return null
  const path = (error.data?.issues ?? []).map((issue) => issue.path).find((each) => each.endsWith('.lessonName'))
  return path === undefined ? null : placeOf(path)
}

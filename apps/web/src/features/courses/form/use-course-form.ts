import { type CourseConfig, errorCodes, getPublicCourse, type PublicCourse } from '@hwjy/sdk'
import { PublicCourseRequest, type Violation } from '@hwjy/sdk/schemas'
import { useToast } from '@hwjy/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useCall } from '../../../shared/account/use-call.ts'
import { useDraft } from '../../../shared/drafts/use-draft.ts'
import { useConflict } from '../../../shared/forms/conflict/use-conflict.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { useLimitText } from '../../../shared/forms/use-limit-text.ts'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { type RefusedTime, refusedTime } from '../../../shared/timetable/move-problem.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { type CourseValues, isWhole, newCourse, newRequest, valuesOf } from './course-values.ts'
import { usePlanCheck } from './plan-check.tsx'
import { fixedField, useSaveCourse } from './use-save-course.ts'

/** What the store says about a picture belongs to the picture. */
const ofCode = {
  [errorCodes.coverNotImage]: 'cover',
  [errorCodes.quotaExceeded]: 'cover',
  [errorCodes.tooManyFiles]: 'cover',
  [errorCodes.fileTypeNotAllowed]: 'cover',
  [errorCodes.fileTooLarge]: 'cover',
  [errorCodes.contentMismatch]: 'cover',
  [errorCodes.uploadNotFound]: 'cover',
} as const
const fields = { ofCode, inInput: ['courseName', 'subjectId', 'studentLimit', 'introduction'] } as const

/**
 * The state of the form of a public course: what is typed, its draft, what the server says about the plan, and what
 * others saved meanwhile.
 * @param course null for a new one
 */
export function useCourseForm(course: PublicCourse | null, config: CourseConfig) {
  const { t } = useTranslation('courses')
  const navigate = useNavigate()
  const toast = useToast()
  const problemText = useProblemText()
  const { violationText, refusalText } = useLimitText()
  const zone = useViewerZone()
  const currency = course?.currency ?? config.currency
  const [blank] = useState(() => (course ? valuesOf(course) : newCourse(config)))
  const { save, publish } = useSaveCourse(currency)
  const { problem, isBusy, run, forgetProblem } = useCall(fields)
  const [fixed, setFixed] = useState<ReturnType<typeof fixedField>>(null)
  /** Somebody planned something between the check and the save. */
  const [refusedPlan, setRefusedPlan] = useState<RefusedTime | null>(null)
  const [isConfirmed, setIsConfirmed] = useState(false)
  const stored = useRef<PublicCourse | null>(null)
  const conflict = useConflict<PublicCourse | null, CourseValues>({
    opened: course,
    valuesOf: (base) => (base ? valuesOf(base) : blank),
    read: () => getPublicCourse({ courseId: course?.courseId ?? '' }),
    async send(base, values) {
      stored.current = await save(base, values, isConfirmed)
      return stored.current
    },
  })
  const form = useContractForm<CourseValues>({
    schema: PublicCourseRequest,
    defaultValues: blank,
    request: (values) => newRequest(values, { zone, currency, isConfirmed: false }),
    rules: ({ plan }): Violation[] => (plan && !isWhole(plan) ? [{ path: 'plan', kind: 'missing', limit: null }] : []),
    onChange(values) {
      forgetProblem()
      setFixed(null)
      setRefusedPlan(null)
      draft.change(values)
    },
  })
  const draft = useDraft<CourseValues>({
    form: 'public-course',
    id: course?.courseId ?? 'new',
    blank,
    show: form.reset,
    begin: async () => (course ? valuesOf((await conflict.readAgain()) ?? course) : blank),
  })
  const { values } = form
  const plan = usePlanCheck(values.plan, course?.courseId)
  // Without another plan there is nothing to be in the way of.
  const refused = values.plan && refusedPlan
  const held = conflict.conflictOf(values)

  async function send(call: () => Promise<void>, isPublished: boolean) {
    const isSaved = await run(async () => {
      try {
        await call()
      } catch (error) {
        setFixed(fixedField(error))
        setRefusedPlan(refusedTime(error))
        throw error
      }
    })
    const courseId = stored.current?.courseId
    if (!isSaved || courseId === undefined) return
    draft.sent()
    try {
      if (isPublished) await publish(courseId)
      toast.show(t(isPublished ? 'form.published' : 'form.saved'), { tone: 'success' })
    } catch (error) {
      toast.error(problemText(error))
    }
    navigate(teacherPath.publicCourse(courseId), { replace: true })
  }

  return {
    values,
    change: form.change,
    textProps: form.textProps,
    currency,
    draft,
    plan,
    isConfirmed,
    setIsConfirmed,
    isBusy,
    isBlocked: plan.check !== undefined && (!plan.check.isPossible || (plan.check.needsConfirmation && !isConfirmed)),
    refusedPlan: refused,
    problem: fixed || refused || (held && !held.isTaken) ? null : problem,
    /** Says what is wrong with a field: by the contract, or as the server refused it. */
    errorOf(name: Extract<keyof CourseValues, string>): string | undefined {
      if (fixed?.field === name) return t(`fixed.${fixed.reason as 'price-fixed'}`)
      const violation = form.violationOf(name)
      if (violation) return violationText(PublicCourseRequest, violation)
      if (problem?.field !== (name as string)) return undefined
      return problem?.message === '' ? refusalText(PublicCourseRequest, name, problem.issue) : problem?.message
    },
    /** @param isPublished also opens registration */
    submit: (isPublished: boolean) => void form.submit((fitting) => send(() => conflict.save(fitting), isPublished)),
    /** Props of the form's `ConflictNotice`. */
    conflict: {
      conflict: held,
      isBusy,
      onKeepMine() {
        const mine = conflict.keepMine(values)
        if (!mine) return
        form.change(mine.values)
        void send(mine.again, false)
      },
      onTakeTheirs() {
        const theirs = conflict.takeTheirs(values)
        if (theirs) form.change(theirs)
      },
      onTakeBack() {
        const before = conflict.takeBack()
        if (before) form.change(before)
      },
    },
  }
}

export type CourseFormState = ReturnType<typeof useCourseForm>

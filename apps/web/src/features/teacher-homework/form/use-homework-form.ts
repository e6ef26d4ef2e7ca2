import { HomeworkCreateRequest, type Violation } from '@hwjy/sdk/schemas'
import { useTranslation } from 'react-i18next'
import { formViolations } from '../../../shared/forms/contract-resolver.ts'
import { useContractForm } from '../../../shared/forms/use-contract-form.ts'
import { serverClock } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { homeworkViolations, type HomeworkValues, requestOf } from './homework-values.ts'

export interface HomeworkFormOptions {
  initial: HomeworkValues
  /** Says if this start may be over: it stays as it was saved. */
  isStartKept?: ((values: HomeworkValues) => boolean) | undefined
  onChange: (values: HomeworkValues) => void
}

export const serverNow = () => Date.now() + serverClock.offsetMs()

/** The form of a homework, new or changed, checked by the contract of the call that sets one. */
export function useHomeworkForm({ initial, isStartKept = () => false, onChange }: HomeworkFormOptions) {
  const { t } = useTranslation('homeworkForm')
  const zone = useViewerZone()
  const contract = {
    schema: HomeworkCreateRequest,
    request: (values: HomeworkValues) => ({
      ...requestOf(values, { zone, now: serverNow() }),
      classId: values.classIds[0] ?? 'none',
    }),
    rules: (values: HomeworkValues) => homeworkViolations(values, { zone, now: serverNow() }, isStartKept(values)),
  }
  const form = useContractForm<HomeworkValues>({ ...contract, defaultValues: initial, onChange })
  const words = ({ path, kind, limit }: Violation): string => {
    const field = path.split('.')[0]
    if (field === 'questions') return t(kind === 'wrong-form' ? 'error.sum' : 'error.points')
    if (field === 'startTime' && kind === 'too-small') return t('error.startOver')
    if (field === 'endTime' && kind === 'too-small') return t('error.endBeforeStart')
    if (field === 'lessonId') return t('error.lesson')
    if (field === 'classIds') return t('error.classes')
    if (kind === 'too-long') return t('error.tooLong', { count: limit ?? 0 })
    if (kind === 'too-large') return t('error.tooLarge', { count: limit ?? 0 })
    return t('error.missing')
  }
  return {
    ...form,
    zone,
    /** Words about what is wrong with a field; undefined while nothing is. */
    errorOf(name: Extract<keyof HomeworkValues, string>): string | undefined {
      const violation = form.violationOf(name)
      return violation ? words(violation) : undefined
    },
    /** The first field that is wrong; null when the form can be sent. */
    firstWrong: (): string | null => formViolations(form.values, contract)[0]?.path.split('.')[0] ?? null,
  }
}

export type HomeworkForm = ReturnType<typeof useHomeworkForm>

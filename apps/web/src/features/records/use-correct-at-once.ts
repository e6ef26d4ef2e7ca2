import { type Attendance, useCorrectAttendance } from '@hwjy/sdk'
import { useToast } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { atOnce } from '../../shared/at-once.ts'
import { useProblemText } from '../../shared/problem/use-problem-text.ts'
import type { Corrected } from './correct-dialog.tsx'

/** Corrects a mark without a dialog, for keys; what it was before comes back with one press. */
export function useCorrectAtOnce() {
  const { t } = useTranslation('records')
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: correct } = useCorrectAttendance(atOnce)
  return async ({ student, lesson, mark }: Corrected, attendance: Attendance) => {
    if (attendance === mark.attendance) return
    const { stuId, lessonId } = mark
    const send = (wanted: Attendance) => correct({ params: { stuId, lessonId, attendance: wanted } })
    const failed = (error: unknown) => toast.error(problemText(error))
    try {
      await send(attendance)
    } catch (error) {
      failed(error)
      return
    }
    toast.show(t('correct.byKey', { student, lesson: lesson.lessonName, mark: t(`marks.${attendance}`) }), {
      tone: 'success',
      action: { label: t('correct.undo'), onPress: () => void send(mark.attendance).catch(failed) },
    })
  }
}

import { type AttendanceMatrixMark, type LessonBrief, useCorrectAttendance } from '@hwjy/sdk'
import { Button, Dialog, RadioGroup, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { attendances, useMarkWords } from './attendance-looks.tsx'

export interface Corrected {
  student: string
  lesson: LessonBrief
  mark: AttendanceMatrixMark
}

/** Corrects how a student was in a lesson. What the teacher says replaces what was counted, wherever it is shown. */
export function CorrectDialog({ corrected, onClose }: { corrected: Corrected; onClose: () => void }) {
  const { t } = useTranslation('records')
  const toast = useToast()
  const markWords = useMarkWords()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: correct } = useCorrectAttendance(atOnce)
  const { student, lesson, mark } = corrected
  const [attendance, setAttendance] = useState(mark.attendance)
  const save = async () => {
    const { stuId, lessonId } = mark
    if (!(await run(() => correct({ params: { stuId, lessonId, attendance } })))) return
    toast.show(t('correct.done'), { tone: 'success' })
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      isDismissible={!isBusy}
      onOpenChange={onClose}
      title={t('correct.title', { student, lesson: lesson.lessonName })}
      description={t('correct.now', { mark: markWords(mark) })}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button tone="primary" isBusy={isBusy} disabled={attendance === mark.attendance} onClick={() => void save()}>
            {t('correct.save')}
          </Button>
        </>
      }
    >
      <div className={list.panel}>
        <RadioGroup
          aria-label={t('correct.label')}
          value={attendance}
          onValueChange={setAttendance}
          options={attendances.map((value) => ({ value, label: t(`marks.${value}`) }))}
        />
        <CallNotice problem={problem} />
      </div>
    </Dialog>
  )
}

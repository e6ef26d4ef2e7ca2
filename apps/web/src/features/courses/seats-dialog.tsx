import { type PublicCourse, useAppendRegistration, useGetCourseConfig } from '@hwjy/sdk'
import { Banner, Field, NumberInput, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'

const MORE = 5

/** More seats for a course; a closed one takes registrations again, which is said before. */
export function SeatsDialog({ course, onClose }: { course: PublicCourse; onClose: () => void }) {
  const { t } = useTranslation('courses')
  const toast = useToast()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: append } = useAppendRegistration(atOnce)
  const config = useGetCourseConfig().data
  const { courseId, studentLimit: before, classType, status } = course
  const max = config === undefined ? 500 : classType === 'small' ? config.smallLimit : config.largeLimit
  const [seats, setSeats] = useState<number | null>(Math.min(max, before + MORE))
  const isWrong = seats === null || seats < before || seats > max
  const submit = async () => {
    if (isWrong) return
    if (!(await run(() => append({ data: { courseId, studentLimit: seats } })))) return
    toast.show(t('moreSeats.done', { count: seats }), { tone: 'success' })
    onClose()
  }
  return (
    <FormDialog
      title={t('moreSeats.title')}
      submitLabel={t(status === 'closed' ? 'moreSeats.reopen' : 'moreSeats.save')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {status === 'closed' && <Banner tone="info">{t('moreSeats.closedText')}</Banner>}
      <Field
        label={t('form.seats')}
        help={t('moreSeats.text', { before, max })}
        error={isWrong ? t('moreSeats.range', { before, max }) : undefined}
      >
        <NumberInput value={seats} min={before} max={max} onValueChange={setSeats} />
      </Field>
      <CallNotice problem={problem} />
    </FormDialog>
  )
}

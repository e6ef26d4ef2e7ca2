import {
  type LessonSeriesPreview,
  type OfficeClass,
  useCreateLessonSeries,
  getPreviewLessonSeriesQueryOptions,
  useSession,
} from '@hwjy/sdk'
import { lessonSeriesRequestCountMax, lessonSeriesRequestCycleMax } from '@hwjy/sdk/limits'
import { LessonSeriesRequest } from '@hwjy/sdk/schemas'
import {
  Banner,
  Button,
  Checkbox,
  DatePicker,
  Dialog,
  Field,
  IconButton,
  NumberInput,
  Select,
  TimePicker,
  useToast,
} from '@hwjy/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../../shared/account/call-notice.tsx'
import { useCall } from '../../../shared/account/use-call.ts'
import { atOnce } from '../../../shared/at-once.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { usePlaceName } from '../../../shared/time/use-place-name.ts'
import { deviceZone } from '../../../shared/time/time-zone.ts'
import { refusedTime } from '../../../shared/timetable/move-problem.ts'
import * as css from '../office.css.ts'
import { useOfficeForm } from '../office-form.tsx'
import { SeriesPreview } from './series-preview.tsx'
import { weekdayNames } from './weekday-names.ts'

interface Slot {
  weekday: number
  time: string
}

interface Typed {
  cycle: Slot[]
  startDate: string
  count: number | null
}

const fields = { ofCode: {}, inInput: ['startDate', 'count', 'cycle'] } as const
const FIRST: Slot = { weekday: 6, time: '10:00' }

/** Plans lessons by a weekly schedule, by the school's clock. What it would do is shown before it is done. */
export function SeriesDialog({ officeClass, onClose }: { officeClass: OfficeClass; onClose: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const id = useId()
  const toast = useToast()
  const place = usePlaceName()
  const client = useQueryClient()
  const { userInfo } = useSession()
  const timeZone = userInfo?.schoolTimeZone ?? deviceZone()
  const { mutateAsync: create } = useCreateLessonSeries(atOnce)
  const looking = useCall()
  const [preview, setPreview] = useState<LessonSeriesPreview | null>(null)
  const [isConfirmed, setIsConfirmed] = useState(false)
  /** The preview was read again after a refusal. */
  const [isPreviewOfRefusal, setIsPreviewOfRefusal] = useState(false)
  const requestOf = ({ count, ...typed }: Typed): LessonSeriesRequest => ({
    classId: officeClass.classId,
    ...typed,
    // The contract refuses an emptied field in the form, before it is sent.
    count: count as number,
    timeZone,
  })
  const form = useOfficeForm({
    schema: LessonSeriesRequest,
    defaultValues: { cycle: [FIRST], startDate: '', count: 16 } as Typed,
    request: requestOf,
    fields,
    // A preview of something else than what is typed would be a promise about the wrong lessons.
    onChange: () => setPreview(null),
    async save(values) {
      setIsPreviewOfRefusal(false)
      try {
        await create({ data: { ...requestOf(values), ...(isConfirmed && { confirm: true }) } })
      } catch (error) {
        // Something was planned since the preview, which says what, and lets the office confirm it.
        if (refusedTime(error)) setIsPreviewOfRefusal(await looking.run(() => showPreview(values)))
        throw error
      }
    },
    onSaved() {
      toast.show(t('series.planned', { count: form.values.count ?? 0 }), { tone: 'success' })
      onClose()
    },
  })
  async function showPreview(values: Typed) {
    const { confirm: _, ...series } = requestOf(values)
    setPreview(await client.fetchQuery({ ...getPreviewLessonSeriesQueryOptions(series), staleTime: 0 }))
  }
  const { cycle, startDate } = form.values
  const look = (event: FormEvent) => {
    event.preventDefault()
    void form.check(['cycle', 'startDate', 'count']).then(async (isFitting) => {
      if (!isFitting) return
      await looking.run(() => showPreview(form.values))
    })
  }
  const setSlot = (index: number, part: Partial<Slot>) =>
    form.change({ cycle: cycle.map((slot, place_) => (place_ === index ? { ...slot, ...part } : slot)) })
  const days = weekdayNames(currentLanguage())
  const isBlocked = preview !== null && (!preview.isPossible || (preview.needsConfirmation && !isConfirmed))
  // The preview names the lesson and what is in its way: a notice above it would say the same.
  const isInPreview = isPreviewOfRefusal && (preview?.lessons.some(({ check }) => check.problem !== null) ?? false)
  return (
    <Dialog
      isOpen
      size="lg"
      isDismissible={!form.isBusy}
      onOpenChange={onClose}
      title={t('series.title', { name: officeClass.className })}
      description={t('series.text', { place: place(timeZone) })}
      footer={
        <>
          <Button onClick={onClose} disabled={form.isBusy}>
            {t('cancel')}
          </Button>
          {preview === null ? (
            <Button type="submit" form={id} tone="primary" isBusy={looking.isBusy}>
              {t('series.preview')}
            </Button>
          ) : (
            <Button tone="primary" isBusy={form.isBusy} disabled={isBlocked} onClick={() => form.submit()}>
              {t('series.create', { count: preview.lessons.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={css.panel}>
        <form id={id} noValidate className={css.panel} onSubmit={look}>
          {cycle.map((slot, index) => (
            // Slots have no identity but their place.
            <div key={index} className={css.inline}>
              <Field label={t('series.weekday')}>
                <Select
                  className={css.choice}
                  value={String(slot.weekday)}
                  onValueChange={(weekday) => setSlot(index, { weekday: Number(weekday) })}
                  options={days.map((label, day) => ({ value: String(day + 1), label }))}
                />
              </Field>
              <Field label={t('series.time')}>
                <TimePicker
                  value={slot.time as `${number}:${number}`}
                  timeZone={timeZone}
                  onValueChange={(time) => setSlot(index, { time })}
                />
              </Field>
              {cycle.length > 1 && (
                <IconButton
                  label={t('series.removeSlot', { day: days[slot.weekday - 1], time: slot.time })}
                  icon={<Trash2 aria-hidden size={18} />}
                  onClick={() => form.change({ cycle: cycle.filter((_, place_) => place_ !== index) })}
                />
              )}
            </div>
          ))}
          {form.errorOf('cycle') && <Banner tone="danger">{t('series.slotInvalid')}</Banner>}
          <div className={css.actions}>
            <Button
              size="sm"
              tone="quiet"
              disabled={cycle.length >= lessonSeriesRequestCycleMax}
              onClick={() => form.change({ cycle: [...cycle, cycle.at(-1) ?? FIRST] })}
            >
              <Plus aria-hidden size={18} />
              {t('series.addSlot')}
            </Button>
          </div>
          <div className={css.columns}>
            <Field label={t('series.startDate')} error={form.errorOf('startDate')} isRequired>
              <DatePicker
                value={startDate as `${number}-${number}-${number}` | ''}
                onValueChange={(day) => form.change({ startDate: day })}
              />
            </Field>
            <Field label={t('series.count')} error={form.errorOf('count')} isRequired>
              <NumberInput {...form.numberProps('count')} min={1} max={lessonSeriesRequestCountMax} />
            </Field>
          </div>
          <CallNotice problem={looking.problem ?? (isInPreview ? null : form.problem)} />
        </form>
        {preview && (
          <div className={css.panel}>
            <SeriesPreview preview={preview} timeZone={timeZone} />
            {preview.isPossible && preview.needsConfirmation && (
              <Checkbox
                label={t('series.confirm')}
                description={t('series.confirmText')}
                isChecked={isConfirmed}
                onCheckedChange={setIsConfirmed}
              />
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

import { type ResourceItem, useListLessonBriefs, useListLessonCourses } from '@hwjy/sdk'
import { Combobox, Field, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { useShowWithLesson } from '../../shared/files/use-show-with-lesson.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'

/** Shows a file with a lesson: first the class is chosen, then one of its lessons. */
export function ShowDialog({ resource, onClose }: { resource: ResourceItem; onClose: () => void }) {
  const { t } = useTranslation('resources')
  const toast = useToast()
  const now = useServerNow()
  const zone = useViewerZone()
  const { problem, isBusy, run } = useCall()
  const show = useShowWithLesson()
  const [classId, setClassId] = useState('')
  const [lessonId, setLessonId] = useState('')
  const [isReported, setIsReported] = useState(false)
  const classes = useListLessonCourses()
  const lessons = useListLessonBriefs({ classId }, { query: { enabled: classId !== '' } })
  async function submit() {
    setIsReported(true)
    if (lessonId === '') return
    if (!(await run(() => show(resource, lessonId)))) return
    toast.show(t('shownWithLesson', { name: resource.fileName }))
    onClose()
  }
  return (
    <FormDialog
      title={t('showTitle', { name: resource.fileName })}
      description={t('showText')}
      submitLabel={t('showSave')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={t('showClass')} error={isReported && classId === '' ? t('showClassMissing') : undefined}>
        <Combobox
          value={classId}
          isLoading={classes.isPending}
          onValueChange={(id) => {
            setClassId(id)
            setLessonId('')
          }}
          options={(classes.data ?? []).flatMap(({ courseName, classes: ofCourse }) =>
            ofCourse.map((one) => ({ value: one.classId, label: `${one.className} · ${courseName}`, lang: 'zh-Hans' })),
          )}
        />
      </Field>
      {classId !== '' && (
        <Field label={t('showLesson')} error={isReported && lessonId === '' ? t('showLessonMissing') : undefined}>
          <Combobox
            value={lessonId}
            isLoading={lessons.isPending}
            onValueChange={setLessonId}
            options={(lessons.data?.lessons ?? []).map(({ lessonId: value, lessonName, startTime }) => ({
              value,
              label: `${lessonName} · ${momentInDay(new Date(startTime), now, currentLanguage(), zone)}`,
            }))}
          />
        </Field>
      )}
      <CallNotice problem={problem} />
    </FormDialog>
  )
}

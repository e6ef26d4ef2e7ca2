import { type LessonReplays, useAddReplay } from '@hwjy/sdk'
import { replayRequestTitleMax } from '@hwjy/sdk/limits'
import { Banner, Field, FilePicker, Progress, TextInput, useToast } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallNotice } from '../../shared/account/call-notice.tsx'
import { FormDialog } from '../../shared/account/form-dialog.tsx'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { useTextDraft } from '../../shared/choices/text-draft.ts'
import { filmSeconds } from './film-seconds.ts'
import * as css from './replays.css.ts'

const FILM_MAX_BYTES = 1_024 ** 3

/** A film of a lesson is uploaded; students see it once a colleague has approved it. */
export function AddReplayDialog({ lesson, onClose }: { lesson: LessonReplays; onClose: () => void }) {
  const { t } = useTranslation('replays')
  const toast = useToast()
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: add } = useAddReplay(atOnce)
  const [files, setFiles] = useState<readonly File[]>([])
  const [{ title }, keep, forget] = useTextDraft(`replay.${lesson.lessonId}`, {
    title: [...lesson.lessonName].slice(0, replayRequestTitleMax).join(''),
  })
  const [share, setShare] = useState(0)
  const [isReported, setIsReported] = useState(false)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const [controller] = useState(() => new AbortController())
  const [file] = files
  async function submit() {
    setIsReported(true)
    const name = title.trim()
    if (!file || name === '') return
    const durationSeconds = await filmSeconds(file)
    setIsUnreadable(durationSeconds === null)
    if (durationSeconds === null) return
    const isDone = await run(async () => {
      const { uploadFor } = await import('../../shared/uploads/upload-queue.ts')
      const { newFileName } = await uploadFor(
        'resource',
        { file, kind: 'video' },
        { onProgress: setShare, signal: controller.signal },
      )
      await add({ data: { lessonId: lesson.lessonId, newFileName, title: name, durationSeconds } })
    })
    if (!isDone) return
    forget()
    toast.show(t('added'))
    onClose()
  }
  function close() {
    controller.abort()
    onClose()
  }
  return (
    <FormDialog
      title={t('addTitle')}
      description={t('addText')}
      submitLabel={t('addSave')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <div className={css.form}>
        <Field label={t('film')} error={isReported && !file ? t('filmMissing') : undefined}>
          <FilePicker
            files={files}
            onFilesChange={(chosen) => {
              setFiles(chosen)
              setIsUnreadable(false)
            }}
            accept=".mp4"
            maxCount={1}
            maxSizeBytes={FILM_MAX_BYTES}
            disabled={isBusy}
          />
        </Field>
        {isUnreadable && <Banner tone="danger">{t('unreadable')}</Banner>}
        <Field label={t('title')} error={isReported && title.trim() === '' ? t('titleMissing') : undefined}>
          <TextInput
            lang="zh-Hans"
            maxLength={replayRequestTitleMax}
            value={title}
            onChange={({ target }) => keep({ title: target.value })}
          />
        </Field>
        {isBusy && <Progress label={t('uploading')} value={share} max={1} />}
        <CallNotice problem={problem} />
      </div>
    </FormDialog>
  )
}

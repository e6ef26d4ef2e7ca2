import type { Attachment, CloudResource } from '@hwjy/sdk'
import { AttachmentsMax } from '@hwjy/sdk/limits'
import { Field, FilePicker, IconButton, Link, useToast } from '@hwjy/ui'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptedEndings, judgeFile } from '../../../shared/files/file-kinds.ts'
import { currentLanguage } from '../../../shared/i18n/i18n.ts'
import { toldBy } from '../../../shared/problem/told-by.ts'
import { sizeText } from '../../../shared/size-text.ts'
import { uploadFor } from '../../../shared/uploads/upload-queue.ts'
import * as css from './homework-form.css.ts'

const MAX_BYTES = 100 * 1024 ** 2

type Sending = { status: 'uploading'; progress: number | null } | { status: 'failed'; error: string }

interface AttachmentFieldProps {
  attachments: readonly Attachment[]
  onChange: (attachments: readonly Attachment[]) => void
}

const attachmentOf = (resource: CloudResource): Attachment => ({
  resourceId: resource.resourceId,
  fileName: resource.fileName,
  resourceUrl: resource.resourceUrl,
  contentType: resource.contentType,
  sizeBytes: resource.sizeBytes,
  durationSeconds: resource.durationSeconds ?? null,
})

/** Files of the task: sent by the upload queue while the form is filled in, and kept among the teacher's own files. */
export function AttachmentField({ attachments, onChange }: AttachmentFieldProps) {
  const { t } = useTranslation('homeworkForm')
  const toast = useToast()
  const [files, setFiles] = useState<readonly File[]>([])
  const [sending, setSending] = useState<ReadonlyMap<File, Sending>>(new Map())
  const stops = useRef(new Map<File, AbortController>())
  const note = (file: File, state: Sending | null) =>
    setSending((known) => {
      const next = new Map(known)
      if (state) next.set(file, state)
      else next.delete(file)
      return next
    })
  // Several files may arrive between two renderings.
  const latest = useRef({ attachments, onChange })
  useEffect(() => {
    latest.current = { attachments, onChange }
  })
  function add(resource: CloudResource) {
    const next = [...latest.current.attachments, attachmentOf(resource)]
    latest.current.attachments = next
    latest.current.onChange(next)
  }

  async function send(file: File) {
    const kind = judgeFile(file)
    if (typeof kind === 'object') {
      note(file, { status: 'failed', error: t('files.kind') })
      return
    }
    const stop = new AbortController()
    stops.current.set(file, stop)
    note(file, { status: 'uploading', progress: null })
    try {
      const onProgress = (share: number) => note(file, { status: 'uploading', progress: share * 100 })
      const resource = await uploadFor('resource', { file, kind }, { onProgress, signal: stop.signal })
      setFiles((known) => known.filter((one) => one !== file))
      note(file, null)
      add(resource)
    } catch (error) {
      if (!stop.signal.aborted) note(file, { status: 'failed', error: toldBy(error) ?? t('files.failed') })
    } finally {
      stops.current.delete(file)
    }
  }
  function change(next: readonly File[]) {
    for (const file of files) {
      if (next.includes(file)) continue
      stops.current.get(file)?.abort()
      note(file, null)
    }
    setFiles(next)
    for (const file of next) if (!files.includes(file)) void send(file)
  }
  return (
    <div className={css.group}>
      <Field label={t('files.label')} help={t('files.help')}>
        <FilePicker
          files={files}
          onFilesChange={change}
          accept={acceptedEndings}
          maxCount={Math.max(0, AttachmentsMax - attachments.length)}
          maxSizeBytes={MAX_BYTES}
          kinds={t('files.kinds')}
          disabled={attachments.length >= AttachmentsMax}
          statusOf={(file) => sending.get(file)}
          onRetry={(file) => void send(file)}
        />
      </Field>
      {attachments.length > 0 && (
        <ul aria-label={t('files.attached')} className={css.plainList}>
          {attachments.map(({ resourceId, fileName, resourceUrl, sizeBytes }) => (
            <li key={resourceId} className={css.file}>
              <Link href={resourceUrl} target="_blank" className={css.fileName}>
                {fileName}
              </Link>
              <span className={css.muted}>{sizeText(sizeBytes, currentLanguage())}</span>
              <IconButton
                size="sm"
                label={t('files.remove', { name: fileName })}
                icon={<X aria-hidden size={16} />}
                onClick={() => {
                  onChange(attachments.filter((one) => one.resourceId !== resourceId))
                  toast.show(t('files.removed', { name: fileName }))
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

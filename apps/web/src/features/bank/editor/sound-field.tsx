import type { Question } from '@hwjy/sdk'
import { AttachmentsMax } from '@hwjy/sdk/limits'
import { AudioPlayer, Banner, Button, IconButton } from '@hwjy/ui'
import { Mic, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { langOf } from '../../../shared/names/name-line.tsx'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import * as css from '../bank.css.ts'

const Recorder = lazy(() =>
  import('../../../shared/recorder/recorder.tsx').then((module) => ({ default: module.Recorder })),
)

interface SoundFieldProps {
  /** Names the takes. */
  about: string
  attachments: Question['attachments']
  onChange: (attachments: Question['attachments']) => void
}

/** Records sound for the stem: a take of the teacher, which students hear. */
export function SoundField({ about, attachments, onChange }: SoundFieldProps) {
  const { t } = useTranslation('bank')
  const problemText = useProblemText()
  const [isOpen, setIsOpen] = useState(false)
  const [sending, setSending] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  async function attach(takeId: string, mp3: Blob) {
    setSending(takeId)
    setFailure(null)
    try {
      const { uploadFor } = await import('../../../shared/uploads/upload-queue.ts')
      const file = new File([mp3], `${t('soundName')}.mp3`, { type: 'audio/mpeg' })
      const stored = await uploadFor(
        'resource',
        { file, kind: 'audio' },
        { onProgress: () => undefined, signal: new AbortController().signal },
      )
      const { resourceId, fileName, resourceUrl, contentType, sizeBytes, durationSeconds } = stored
      onChange([...attachments, { resourceId, fileName, resourceUrl, contentType, sizeBytes, durationSeconds }])
      setIsOpen(false)
    } catch (error) {
      setFailure(error)
    }
    setSending(null)
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('sound')}</legend>
      {attachments.length > 0 && (
        <ul className={css.list}>
          {attachments.map(({ resourceId, fileName, resourceUrl, contentType }) => (
            <li key={resourceId} className={css.sound}>
              {contentType.startsWith('audio/') ? (
                <AudioPlayer src={resourceUrl} label={fileName} />
              ) : (
                <span lang={langOf(fileName)} className={css.lineText}>
                  {fileName}
                </span>
              )}
              <IconButton
                size="sm"
                label={t('removeFile', { name: fileName })}
                icon={<Trash2 aria-hidden size={16} />}
                onClick={() => onChange(attachments.filter((one) => one.resourceId !== resourceId))}
              />
            </li>
          ))}
        </ul>
      )}
      {failure !== null && <Banner tone="danger">{problemText(failure)}</Banner>}
      {isOpen ? (
        <Suspense>
          <Recorder
            about={`question/${about}`}
            actionOf={({ id, mp3 }) => (
              <Button
                size="sm"
                tone="primary"
                isBusy={sending === id}
                disabled={attachments.length >= AttachmentsMax}
                onClick={() => void attach(id, mp3)}
              >
                {t('attachTake')}
              </Button>
            )}
          />
        </Suspense>
      ) : (
        <Button
          size="sm"
          className={css.start}
          disabled={attachments.length >= AttachmentsMax}
          onClick={() => setIsOpen(true)}
        >
          <Mic aria-hidden size={16} />
          {t('record')}
        </Button>
      )}
    </fieldset>
  )
}

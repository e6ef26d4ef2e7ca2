import { type ReactNode, useRef, useState } from 'react'
import { formatBytes } from '../file-picker/format-bytes.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon, PauseIcon, PlayIcon, RetryIcon, UploadIcon } from '../icons.ts'
import { Progress } from '../progress/progress.tsx'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { useRemainingText } from './remaining-text.ts'
import type { StripUpload, UploadStripProps } from './strip-upload.ts'
import { uploadStripWords } from './upload-strip-words.ts'
import * as css from './upload-strip.css.ts'

type UploadRowProps = { upload: StripUpload } & Pick<UploadStripProps, 'onPause' | 'onResume' | 'onRemove' | 'onFile'>

export function UploadRow({ upload, onPause, onResume, onRemove, onFile }: UploadRowProps) {
  const words = useWords(uploadStripWords)
  const { id, name, status, loadedBytes, sizeBytes, canPause, canResume } = upload
  const hasBar = status === 'sending' || status === 'paused' || status === 'waiting'
  return (
    <li className={css.row} data-state={status}>
      <span className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        {hasBar && <Progress value={loadedBytes} max={Math.max(1, sizeBytes)} label={words.progress(name)} />}
        <RowNote upload={upload} />
      </span>
      {canPause && (
        <RowButton label={words.pause(name)} icon={<PauseIcon aria-hidden size={16} />} onClick={() => onPause(id)} />
      )}
      {status === 'needs-file' ? (
        <FileAgain name={name} onFile={(file) => onFile(id, file)} />
      ) : (
        canResume && (
          <RowButton
            label={status === 'failed' ? words.tryAgain(name) : words.resume(name)}
            icon={status === 'failed' ? <RetryIcon aria-hidden size={16} /> : <PlayIcon aria-hidden size={16} />}
            onClick={() => onResume(id)}
          />
        )
      )}
      <RowButton label={words.remove(name)} icon={<CloseIcon aria-hidden size={16} />} onClick={() => onRemove(id)} />
    </li>
  )
}

const RowButton = (props: { label: string; icon: ReactNode; onClick: () => void }) => (
  <IconButton size="sm" {...props} />
)

function RowNote({ upload }: { upload: StripUpload }) {
  const words = useWords(uploadStripWords)
  const language = useUiLanguage()
  const remaining = useRemainingText()
  const { status, loadedBytes, sizeBytes, bytesPerSecond, remainingMs, problem } = upload
  const size = formatBytes(sizeBytes, language)
  const bytes = words.ofBytes(formatBytes(loadedBytes, language), size)
  const text = {
    queued: words.queued,
    opening: words.preparing,
    sending: [bytes, bytesPerSecond && words.speed(formatBytes(bytesPerSecond, language)), remaining(remainingMs)]
      .filter(Boolean)
      .join(' · '),
    waiting: problem && words.problems[problem],
    paused: `${words.paused} · ${bytes}`,
    'needs-file': words.needsFile,
    joining: words.joining,
    done: `${words.done} · ${size}`,
    failed: problem && words.problems[problem],
  }[status]
  return <span className={css.note}>{text}</span>
}

/** The file was not kept over a reload: the same one has to be chosen again. */
function FileAgain({ name, onFile }: { name: string; onFile: (file: File) => boolean }) {
  const words = useWords(uploadStripWords)
  const input = useRef<HTMLInputElement>(null)
  const [isOther, setIsOther] = useState(false)
  return (
    <>
      {isOther && (
        <span role="alert" className={css.note}>
          {words.otherFile(name)}
        </span>
      )}
      <RowButton
        label={words.chooseFile(name)}
        icon={<UploadIcon aria-hidden size={16} />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          setIsOther(file !== undefined && !onFile(file))
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

import { type ReactNode, useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { CloseIcon, ErrorIcon, FileIcon, RetryIcon, SuccessIcon } from '../icons.ts'
import { Progress } from '../progress/progress.tsx'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { BlobImage } from './blob-image.tsx'
import * as css from './file-picker.css.ts'
import { filePickerWords } from './file-picker-words.ts'
import { formatBytes } from './format-bytes.ts'

export type FileStatus =
  /** `progress` 0–100, null when it is unknown. */
  { status: 'uploading'; progress: number | null } | { status: 'done' } | { status: 'failed'; error: ReactNode }

interface FileRowProps {
  file: File
  status: FileStatus | undefined
  onRemove: (() => void) | undefined
  onRetry: (() => void) | undefined
}

export function FileRow({ file, status, onRemove, onRetry }: FileRowProps) {
  const language = useUiLanguage()
  const words = useWords(filePickerWords)
  // Browsers cannot draw every kind of picture that phones make.
  const [isDrawable, setIsDrawable] = useState(file.type.startsWith('image/'))
  return (
    <li className={css.row} data-state={status?.status ?? 'chosen'}>
      <span className={css.preview}>
        {isDrawable ? (
          <BlobImage blob={file} alt="" className={css.picture} onError={() => setIsDrawable(false)} />
        ) : (
          <FileIcon aria-hidden size={20} />
        )}
      </span>
      <span className={css.words}>
        <span className={css.name} title={file.name}>
          {file.name}
        </span>
        {status?.status === 'uploading' && <Progress value={status.progress} label={words.uploading(file.name)} />}
        <span className={css.note}>
          {status?.status === 'failed' ? (
            <>
              <ErrorIcon aria-hidden size={14} />
              {status.error}
            </>
          ) : (
            <>
              {status?.status === 'done' && <SuccessIcon aria-hidden size={14} />}
              {status?.status === 'done' && `${words.done} · `}
              {formatBytes(file.size, language)}
              {status?.status === 'uploading' && status.progress !== null && ` · ${Math.round(status.progress)}%`}
            </>
          )}
        </span>
      </span>
      {status?.status === 'failed' && onRetry && (
        <IconButton
          size="sm"
          label={words.retry(file.name)}
          icon={<RetryIcon aria-hidden size={18} />}
          onClick={onRetry}
        />
      )}
      {onRemove && (
        <IconButton
          size="sm"
          label={words.remove(file.name)}
          icon={<CloseIcon aria-hidden size={18} />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

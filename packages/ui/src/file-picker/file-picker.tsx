import { clsx } from 'clsx'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useFieldControl, useFieldLabelId } from '../field/field-context.ts'
import { ErrorIcon, UploadIcon } from '../icons.ts'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './file-picker.css.ts'
import { filePickerWords } from './file-picker-words.ts'
import { FileRow, type FileStatus } from './file-row.tsx'
import { type FileLimits, type Refusal, type RefusalReason, sortFiles } from './file-rules.ts'
import { formatBytes } from './format-bytes.ts'
import { useFileDrop } from './use-file-drop.ts'

export interface FilePickerProps extends FileLimits {
  files: readonly File[]
  onFilesChange: (files: readonly File[]) => void
  statusOf?: ((file: File) => FileStatus | undefined) | undefined
  onRetry?: ((file: File) => void) | undefined
  /** The kinds in words people know: "photos", "PDF". Default: the endings of `accept`. */
  kinds?: string | undefined
  /** Replaces the limits in words. */
  hint?: ReactNode
  disabled?: boolean | undefined
  id?: string | undefined
  'aria-label'?: string | undefined
  className?: string | undefined
}

/** `.pdf` is `PDF`, `image/jpeg` is `JPEG`, `image/*` is `IMAGE`. */
function kindOf(part: string): string {
  const [name = '', kind = '*'] = part.trim().split('/')
  return (kind === '*' ? name.replace('.', '') : kind).toUpperCase()
}

/** Endings, capital, as people call them: `.pdf,image/jpeg` is `PDF, JPEG`. */
const kindsOf = (accept: string) => accept.split(',').map(kindOf).join(', ')

/**
 * Takes files from this device: by a button, a place to drop them, or paste. A file that cannot be taken is refused
 * with its reason; the rest is taken. Sending them is the caller's task.
 */
export function FilePicker({
  files,
  onFilesChange,
  accept,
  maxCount = 1,
  maxSizeBytes,
  statusOf,
  onRetry,
  kinds = kindsOf(accept ?? ''),
  hint,
  disabled = false,
  className,
  ...props
}: FilePickerProps) {
  const language = useUiLanguage()
  const words = useWords(filePickerWords)
  const ownId = useId()
  const labelId = useFieldLabelId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const [status, setStatus] = useState('')
  const size = maxSizeBytes === undefined ? '' : formatBytes(maxSizeBytes, language)
  const reasonOf: Record<RefusalReason, (name: string) => string> = {
    type: (name) => words.wrongKind(name, kinds),
    size: (name) => words.tooLarge(name, size),
    empty: words.isEmpty,
    count: (name) => words.tooMany(name, maxCount),
    twice: words.isThere,
  }
  const limitText = hint ?? words.limits(kinds, maxCount, size)
  const control = useFieldControl({
    ...(props.id !== undefined && { id: props.id }),
    'aria-describedby': limitText ? `${ownId}-limits` : undefined,
  })
  const name = [props['aria-label'] === undefined ? labelId : `${ownId}-name`, `${ownId}-verb`]
    .filter(Boolean)
    .join(' ')

  const take = (given: readonly File[]) => {
    if (disabled || given.length === 0) return
    const sorted = sortFiles(given, files, { accept, maxCount, maxSizeBytes })
    setRefusals(sorted.refusals)
    if (sorted.files === files) return
    setStatus(words.added(given.length - sorted.refusals.length))
    onFilesChange(sorted.files)
  }
  const remove = (file: File) => {
    setRefusals([])
    setStatus(words.removed(file.name))
    onFilesChange(files.filter((other) => other !== file))
    // Its button is gone; the focus must not leave the page.
    button.current?.focus()
  }
  const drop = useFileDrop(take, disabled)
  return (
    <div
      className={clsx(css.picker, className)}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files]
        if (pasted.length > 0) event.preventDefault()
        take(pasted)
      }}
    >
      <div
        className={css.zone}
        data-state={drop.isOver ? 'over' : 'idle'}
        data-disabled={disabled || undefined}
        data-invalid={control['aria-invalid'] || undefined}
        {...drop.handlers}
      >
        <div className={css.line}>
          <Button
            ref={button}
            id={control.id}
            aria-labelledby={name}
            aria-describedby={control['aria-describedby']}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            <UploadIcon aria-hidden size={18} />
            <span id={`${ownId}-verb`}>{words.choose(maxCount > 1)}</span>
          </Button>
          <span>{drop.isOver ? words.drop : words.orDrop}</span>
        </div>
        {limitText && <div id={`${ownId}-limits`}>{limitText}</div>}
        {props['aria-label'] !== undefined && (
          <span id={`${ownId}-name`} className={visuallyHidden}>
            {props['aria-label']}
          </span>
        )}
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept={accept}
          multiple={maxCount > 1}
          disabled={disabled}
          onChange={(event) => {
            const given = [...(event.target.files ?? [])]
            // So that the same file can be chosen again after it was removed.
            event.target.value = ''
            take(given)
          }}
        />
      </div>
      <div role="alert">
        {refusals.length > 0 && (
          <ul className={css.refusals}>
            {refusals.map(({ file, reason }, index) => (
              <li key={index} className={css.refusal}>
                <ErrorIcon aria-hidden size={16} className={css.mark} />
                <span>{reasonOf[reason](file.name)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {files.length > 0 && (
        <ul className={css.files}>
          {files.map((file) => (
            <FileRow
              key={`${file.name} ${file.size} ${file.lastModified}`}
              file={file}
              status={statusOf?.(file)}
              onRemove={disabled ? undefined : () => remove(file)}
              onRetry={onRetry && (() => onRetry(file))}
            />
          ))}
        </ul>
      )}
      <output className={visuallyHidden}>{status}</output>
    </div>
  )
}

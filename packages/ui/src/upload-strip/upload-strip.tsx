import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Button } from '../button/button.tsx'
import { formatBytes } from '../file-picker/format-bytes.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../icons.ts'
import { Progress } from '../progress/progress.tsx'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { useRemainingText } from './remaining-text.ts'
import type { StripUpload, UploadStripProps } from './strip-upload.ts'
import { UploadRow } from './upload-row.tsx'
import { uploadStripWords } from './upload-strip-words.ts'
import * as css from './upload-strip.css.ts'

/** What is being uploaded, in one line that opens into a list. Its place at the window's foot is the host's. */
export function UploadStrip({ uploads, onClear, className, ...handlers }: UploadStripProps) {
  const words = useWords(uploadStripWords)
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  if (uploads.length === 0) return null
  const count = (...statuses: StripUpload['status'][]) =>
    uploads.filter(({ status }) => statuses.includes(status)).length
  const stuck = count('failed', 'needs-file')
  const underWay = uploads.length - stuck - count('done')
  const title = [
    stuck > 0 && words.failed(stuck),
    underWay > 0 && words.underWay(underWay),
    stuck + underWay === 0 && words.allDone(uploads.length),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <section aria-label={words.title} className={clsx(css.strip, className)}>
      <div className={css.head}>
        <div className={css.summary}>
          {/* It changes when a file begins, ends or fails, not with every byte. */}
          <output className={css.title}>{title}</output>
          {underWay > 0 && <Total uploads={uploads} />}
        </div>
        {underWay + stuck === 0 && (
          <Button size="sm" tone="quiet" onClick={onClear}>
            {words.clear}
          </Button>
        )}
        <IconButton
          size="sm"
          label={isOpen ? words.hide : words.show}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          icon={isOpen ? <ChevronDownIcon aria-hidden size={18} /> : <ChevronUpIcon aria-hidden size={18} />}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <ul id={listId} className={css.list}>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} {...handlers} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Total({ uploads }: { uploads: readonly StripUpload[] }) {
  const words = useWords(uploadStripWords)
  const language = useUiLanguage()
  const remaining = useRemainingText()
  const sum = (of: (upload: StripUpload) => number) => uploads.reduce((total, upload) => total + of(upload), 0)
  const [loaded, size] = [sum(({ loadedBytes }) => loadedBytes), sum(({ sizeBytes }) => sizeBytes)]
  const speed = sum(({ bytesPerSecond }) => bytesPerSecond ?? 0)
  const note = [
    words.ofBytes(formatBytes(loaded, language), formatBytes(size, language)),
    speed > 0 && words.speed(formatBytes(speed, language)),
    speed > 0 && remaining(((size - loaded) / speed) * 1_000),
  ]
  return (
    <>
      <Progress value={loaded} max={Math.max(1, size)} label={words.title} />
      <span className={css.note}>{note.filter(Boolean).join(' · ')}</span>
    </>
  )
}

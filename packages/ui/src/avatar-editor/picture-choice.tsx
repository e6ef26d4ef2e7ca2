import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { filePickerWords } from '../file-picker/file-picker-words.ts'
import { type Refusal, sortFiles } from '../file-picker/file-rules.ts'
import { formatBytes } from '../file-picker/format-bytes.ts'
import { useFileDrop } from '../file-picker/use-file-drop.ts'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import * as css from './avatar-editor.css.ts'
import { avatarEditorWords } from './avatar-editor-words.ts'
import { pictureLimits } from './picture-limits.ts'

const KINDS = 'JPG, PNG, WebP'

export interface PictureChoiceProps {
  isDisabled: boolean
  onTake: (picture: File) => void
  children: ReactNode
}

export function PictureChoice({ isDisabled, onTake, children }: PictureChoiceProps) {
  const language = useUiLanguage()
  const words = useWords(avatarEditorWords)
  const fileWords = useWords(filePickerWords)
  const ruleId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const limit = formatBytes(pictureLimits.maxSizeBytes, language)

  function take([file]: readonly File[]) {
    if (!file || isDisabled) return
    const { files, refusals } = sortFiles([file], [], pictureLimits)
    setRefusal(refusals[0] ?? null)
    if (files[0]) onTake(files[0])
  }
  const drop = useFileDrop(take, isDisabled)
  const reason =
    refusal &&
    {
      type: fileWords.wrongKind(refusal.file.name, KINDS),
      size: fileWords.tooLarge(refusal.file.name, limit),
      empty: fileWords.isEmpty(refusal.file.name),
      count: '',
      twice: '',
    }[refusal.reason]
  return (
    <div className={css.choice} {...drop.handlers}>
      {children}
      {drop.isOver && <div className={css.drop}>{words.drop}</div>}
      <div className={css.another}>
        <Button size="sm" disabled={isDisabled} aria-describedby={ruleId} onClick={() => input.current?.click()}>
          {words.another}
        </Button>
        <span id={ruleId}>{words.rule(KINDS, limit)}</span>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept={pictureLimits.accept}
          aria-label={words.another}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            // So that the same file can be chosen again.
            event.target.value = ''
          }}
        />
      </div>
      <div role="alert" className={css.refusal}>
        {reason}
      </div>
    </div>
  )
}

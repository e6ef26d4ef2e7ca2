import { TYPED_MAX_LENGTH, type AnswerBy } from '../../core/room/practice-types.ts'
import * as css from './typed.css.ts'

export interface BlankFieldProps {
  label: string
  answerBy: AnswerBy
  value: string
  isClosed: boolean
  isWide?: boolean
  onChange: (word: string) => void
}

/** One blank. Nothing is corrected or completed: that would answer for the student. */
export function BlankField({ label, answerBy, value, isClosed, isWide = false, onChange }: BlankFieldProps) {
  return (
    <input
      type="text"
      className={css.blank}
      data-wide={isWide}
      aria-label={label}
      lang={answerBy === 'pinyin' ? 'zh-Latn-pinyin' : 'zh-CN'}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={TYPED_MAX_LENGTH}
      size={Math.max([...value].length + 1, 4)}
      value={value}
      readOnly={isClosed}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

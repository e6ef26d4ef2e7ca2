import { Button, HanziText, Switch } from '@hwjy/ui'
import type { CharacterReading } from '@hwjy/ui/pinyin'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { TEXT_MAX_LENGTH } from '../../core/board/elements/element-types.ts'
import type { BoardTextEditing } from '../../ports/board-engine.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useReadings } from '../hooks/use-readings.ts'
import { useWords } from '../i18n/use-words.ts'
import { boardWords } from './board-words.ts'
import { rubyOf } from './ruby-of.ts'
import * as css from './text-field.css.ts'

const NONE: readonly CharacterReading[] = []

const charactersIn = (text: string) => [...text].length

/** Counts characters, where the board counts UTF-16 units. */
const readingsOf = ({ text, ruby }: BoardTextEditing): readonly CharacterReading[] =>
  ruby.map(({ start, length, pinyin }) => {
    const from = charactersIn(text.slice(0, start))
    return { from, to: from + charactersIn(text.slice(start, start + length)), pinyin }
  })

/**
 * A native field where the text will stand, so that every input method works. During a composition no key ends it:
 * Enter and Escape belong to the input method then.
 */
export function TextField({ editing }: { editing: BoardTextEditing }) {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const known = useReadings()
  const [text, setText] = useState(editing.text)
  const [hasPinyin, setHasPinyin] = useState(editing.ruby.length > 0)
  const [isFailed, setIsFailed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const corrected = useMemo(() => readingsOf(editing), [editing])

  const finish = async () => {
    if (isDone.current) return
    isDone.current = true
    // A text that was not changed keeps the pinyin that was put right by hand.
    const isSame = text === editing.text && hasPinyin === editing.ruby.length > 0
    const ruby = isSame ? editing.ruby : hasPinyin ? await rubyOf(text.trimEnd(), known).catch(() => []) : []
    board.finishText(text, ruby)
  }
  const cancel = () => {
    isDone.current = true
    board.cancelText()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // 229 is what browsers report for keys that an input method has taken.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    event.stopPropagation()
    if (event.key === 'Escape') cancel()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void finish()
    else return
    event.preventDefault()
  }
  const { frame, scale, size, color, align } = editing
  return (
    <div
      ref={box}
      className={css.box}
      style={{ left: frame.x, top: frame.y, maxWidth: `calc(100% - ${Math.max(frame.x, 0) + 8}px)` }}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) void finish()
      }}
    >
      <textarea
        ref={field}
        className={css.field}
        aria-label={t('textField')}
        title={t('textHint')}
        value={text}
        maxLength={TEXT_MAX_LENGTH}
        rows={Math.max(text.split('\n').length, 1)}
        style={{ width: frame.width, fontSize: size * scale, color, textAlign: align }}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {hasPinyin && text.trim() !== '' && (
        <p className={css.preview} aria-hidden>
          <HanziText text={text} words={known} readings={text === editing.text ? corrected : NONE} pinyin />
        </p>
      )}
      {/* A press beside a control, on its label too, leaves the focus in the field: it would end the writing. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={css.actions} onMouseDown={(event) => event.preventDefault()}>
        <Switch
          label={t('pinyin')}
          isChecked={hasPinyin}
          onCheckedChange={(wanted) => {
            setHasPinyin(wanted)
            // Fetched now, so that it is here when the text is put down.
            if (wanted)
              rubyOf('').then(
                () => setIsFailed(false),
                () => setIsFailed(true),
              )
          }}
        />
        <Button size="sm" onClick={cancel}>
          {t('textCancel')}
        </Button>
        <Button size="sm" tone="primary" onClick={() => void finish()}>
          {t('textDone')}
        </Button>
      </div>
      {isFailed && hasPinyin && (
        <p role="alert" className={css.failed}>
          {t('pinyinFailed')}
        </p>
      )}
    </div>
  )
}

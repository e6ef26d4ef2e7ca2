import { Button, Dialog, Field, IconButton, TextInput } from '@hwjy/ui'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { BoardSyllable } from '../../../ports/board-engine.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useCommand } from '../../hooks/use-command.ts'
import { useMe } from '../../hooks/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { isPhone } from '../../../core/view/device-class.ts'
import { useRoomView } from '../../room/room-view.ts'
import { NextIcon, PreviousIcon } from '../../shared/later-icons.ts'
import { boardWords } from '../board-words.ts'
import * as css from './pinyin-panel.css.ts'
import { corrected, typedSyllable, withoutTone, withTone, wordOf } from './syllable.ts'

const TONES = [1, 2, 3, 4, 0] as const
const PANEL = { width: 336, height: 300 }
const GAP = 8

/** Beside the syllable; on a phone, where the page is too small for that, over everything. */
export function PinyinPanel({ syllable }: { syllable: BoardSyllable }) {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const device = useRoomView()?.areas.device
  const { elementId, index, frame } = syllable
  const form = <PinyinForm key={`${elementId} ${index}`} syllable={syllable} />
  if (device !== undefined && isPhone(device)) {
    return (
      <Dialog
        isOpen
        size="sm"
        title={t('correctPinyin')}
        onOpenChange={(isOpen) => !isOpen && board.chooseSyllable(null)}
      >
        {form}
      </Dialog>
    )
  }
  return (
    <div
      className={css.panel}
      style={{
        left: `clamp(${GAP}px, ${frame.x + frame.width / 2 - PANEL.width / 2}px, calc(100% - ${PANEL.width + GAP}px))`,
        // Under the character, which is half as high again as its pinyin.
        top: `clamp(${GAP}px, ${frame.y + frame.height * 3 + GAP}px, calc(100% - ${PANEL.height + GAP}px))`,
      }}
    >
      {form}
    </div>
  )
}

/** Puts the pinyin of a word right: by its tone, or by typing the syllable. The teacher's word holds for the class. */
function PinyinForm({ syllable }: { syllable: BoardSyllable }) {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const command = useCommand()
  const isTeacher = useMe()?.isTeacher ?? false
  const { text, ruby, index } = syllable
  const found = wordOf(text, ruby, index)
  const before = found?.syllables[found.place] ?? ''
  const [typed, setTyped] = useState(before)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  if (found === null) return null
  const { word, place } = found
  const next = typedSyllable(typed)
  const close = () => board.chooseSyllable(null)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (next === null) return
    const syllables = found.syllables.with(place, next)
    if (next !== before) board.correctSyllables(corrected(text, ruby, word, syllables))
    if (isTeacher && !(await command.send({ type: 'correctPinyin', word, pinyin: syllables.join(' ') }))) return
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // 229 is what browsers report for keys that an input method has taken.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    event.stopPropagation()
    if (event.key === 'Escape') close()
  }
  return (
    <form aria-label={t('correctPinyin')} className={css.rows} onSubmit={(event) => void save(event)}>
      <div className={css.head}>
        <IconButton
          size="sm"
          label={t('previousSyllable')}
          icon={<PreviousIcon size={18} />}
          disabled={index === 0}
          onClick={() => board.chooseSyllable(index - 1)}
        />
        <span className={css.word}>
          {[...word].map((character, i) => (
            <span key={`${i} ${character}`} className={i === place ? css.pressed : undefined}>
              {character}
            </span>
          ))}
        </span>
        <IconButton
          size="sm"
          label={t('nextSyllable')}
          icon={<NextIcon size={18} />}
          disabled={index === ruby.length - 1}
          onClick={() => board.chooseSyllable(index + 1)}
        />
      </div>
      <fieldset className={css.tones} aria-label={t('tone')}>
        {TONES.map((tone) => {
          const marked = withTone(next ?? withoutTone(before), tone)
          return (
            <Button
              key={tone}
              size="sm"
              tone={marked === next ? 'primary' : 'neutral'}
              aria-pressed={marked === next}
              onClick={() => setTyped(marked)}
            >
              {marked}
            </Button>
          )
        })}
      </fieldset>
      <Field label={t('syllable')} help={t('syllableHint')} error={next === null ? t('noSyllable') : undefined}>
        <TextInput
          ref={field}
          value={typed}
          lang="zh-Latn"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <p className={css.hint}>{command.refusal ?? t(isTeacher ? 'pinyinForAll' : 'pinyinHere', { word })}</p>
      <div className={css.actions}>
        <Button size="sm" onClick={close}>
          {t('textCancel')}
        </Button>
        <Button size="sm" type="submit" tone="primary" isBusy={command.isBusy}>
          {t('savePinyin')}
        </Button>
      </div>
    </form>
  )
}

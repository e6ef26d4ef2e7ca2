import { Field, TextInput } from '@hwjy/ui'
import { useEffect, useId, useRef } from 'react'
import { TYPED_PINYIN_MAX_LENGTH } from '../../core/room/practice-types.ts'
import * as css from '../tools/tool-card.css.ts'
import * as typed from './typed.css.ts'
import { useTypedWords } from './typed-words.ts'
import type { KeyReadings } from './use-key-readings.ts'

/** The pinyin that counts as right for each word, which the teacher can correct before the class types. */
export function ReadingList({ words, readings }: { words: readonly string[]; readings: KeyReadings }) {
  const t = useTypedWords()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const isRefused = readings.wrong.length > 0
  // The field that needs another look may be out of sight.
  useEffect(() => {
    if (!isRefused) return
    const field = list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    field?.focus({ preventScroll: true })
    // With the words below it.
    field?.scrollIntoView({ block: 'center' })
  }, [isRefused])
  return (
    <section className={css.rows} aria-labelledby={id}>
      <p id={id} className={css.label}>
        {t('readings')}
      </p>
      <ul ref={list} className={typed.sentences}>
        {words.map((word) => (
          <li key={word} className={typed.readingRow}>
            <span lang="zh-CN" aria-hidden className={typed.readingWord}>
              {word}
            </span>
            <Field
              isLabelHidden
              label={t('pinyinOf', { word })}
              {...(readings.wrong.includes(word) && { error: t('notPinyin') })}
            >
              <TextInput
                lang="zh-Latn-pinyin"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={TYPED_PINYIN_MAX_LENGTH}
                value={readings.shown(word)}
                onChange={(event) => readings.correct(word, event.target.value)}
              />
            </Field>
          </li>
        ))}
      </ul>
      <p className={css.muted}>{t('readingsHint')}</p>
    </section>
  )
}

import { questionRubyPinyinMax } from '@hwjy/sdk/limits'
import { Button, Field, TextInput, usePinyin, usePinyinStatus } from '@hwjy/ui'
import { withReadings } from '@hwjy/ui/pinyin'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusNow } from '../focus-now.ts'
import * as css from './ruby-editor.css.ts'
import type { DraftRuby } from './question-ruby.ts'
import { isChoice, type QuestionDraft } from './question-rules.ts'
import { typedPinyin } from './typed-pinyin.ts'

export interface RubyEditorProps {
  draft: QuestionDraft
  onChange: (ruby: readonly DraftRuby[]) => void
}

const HAN = /\p{Script=Han}/u

/** Shows how the dictionary reads the words of a question; a press on a word corrects it. */
export function RubyEditor({ draft, onChange }: RubyEditorProps) {
  const { t } = useTranslation('questions')
  usePinyin(true)
  const status = usePinyinStatus()
  const { title, passage, options, ruby } = draft
  const texts: { field: DraftRuby['field']; label: string; text: string }[] = [
    { field: 'title' as const, label: t('editor.title'), text: title },
    { field: 'passage' as const, label: t('editor.passage'), text: passage },
    ...(isChoice(draft.type) ? options : []).map(({ id, title: text }, place) => ({
      field: id,
      label: t('editor.option', { key: 'ABCDEF'.charAt(place) }),
      text,
    })),
  ].filter(({ text }) => HAN.test(text))
  return (
    <section aria-label={t('ruby.label')} className={css.editor}>
      <p className={css.hint}>
        {status === 'failed' ? t('pinyin.failed') : status === 'ready' ? t('ruby.hint') : t('pinyin.loading')}
      </p>
      {texts.length === 0 && <p className={css.hint}>{t('ruby.none')}</p>}
      {texts.map(({ field, label, text }) => (
        <RubyLine
          key={field}
          label={label}
          text={text}
          readings={ruby.filter((reading) => reading.field === field)}
          onChange={(readings) =>
            onChange([
              ...ruby.filter((reading) => reading.field !== field),
              ...readings.map((reading) => ({ ...reading, field })),
            ])
          }
        />
      ))}
    </section>
  )
}

type Reading = Omit<DraftRuby, 'field'>

interface RubyLineProps {
  label: string
  text: string
  readings: readonly Reading[]
  onChange: (readings: readonly Reading[]) => void
}

function RubyLine({ label, text, readings, onChange }: RubyLineProps) {
  const { t } = useTranslation('questions')
  const labelId = useId()
  const pinyinOf = usePinyin(true)
  const [opened, setOpened] = useState<number | null>(null)
  if (!pinyinOf) return null
  const words = placed(withReadings(pinyinOf(text), readings)).map((word) => ({
    ...word,
    isCorrected: readings.some(({ from, to }) => from === word.from && to === word.to),
  }))
  const open = words.find(({ from }) => from === opened)
  const others = readings.filter(({ from, to }) => open === undefined || to <= open.from || from >= open.to)
  const set = (pinyin: string | null) => {
    if (!open) return
    onChange(pinyin === null ? others : [...others, { from: open.from, to: open.to, pinyin }])
    setOpened(null)
    requestAnimationFrame(() => document.getElementById(`${labelId}-${open.from}`)?.focus())
  }
  return (
    <fieldset className={css.line}>
      <legend className={css.label}>{label}</legend>
      <div lang="zh-Hans" className={css.words}>
        {words.map(({ word, pinyin, from, isCorrected }) =>
          pinyin === undefined ? (
            <span key={from} className={css.plain}>
              {word}
            </span>
          ) : (
            <button
              key={from}
              id={`${labelId}-${from}`}
              type="button"
              aria-expanded={from === opened}
              aria-label={t(isCorrected ? 'ruby.corrected' : 'ruby.word', { word, pinyin })}
              data-state={isCorrected ? 'corrected' : undefined}
              className={css.word}
              onClick={() => setOpened(from === opened ? null : from)}
            >
              <span aria-hidden className={css.pinyin}>
                {pinyin}
              </span>
              <span aria-hidden>{word}</span>
            </button>
          ),
        )}
      </div>
      {open && (
        <Correction
          key={open.from}
          word={open.word}
          pinyin={open.pinyin ?? ''}
          onSave={set}
          onReset={open.isCorrected ? () => set(null) : undefined}
          onClose={() => setOpened(null)}
        />
      )}
    </fieldset>
  )
}

/** Gives words their places in the text. */
function placed(runs: readonly { text: string; pinyin?: string }[]) {
  let to = 0
  return runs.map(({ text: word, pinyin }) => {
    const from = to
    to += [...word].length
    return { word, pinyin, from, to }
  })
}

interface CorrectionProps {
  word: string
  pinyin: string
  onSave: (pinyin: string) => void
  /** Left out where the dictionary's reading stands. */
  onReset: (() => void) | undefined
  onClose: () => void
}

/** Stands inside the form of the question, so it is no form: Enter is taken by the field. */
function Correction({ word, pinyin, onSave, onReset, onClose }: CorrectionProps) {
  const { t } = useTranslation('questions')
  const [typed, setTyped] = useState(pinyin)
  const [isWrong, setIsWrong] = useState(false)
  function save(event?: KeyboardEvent) {
    event?.preventDefault()
    const read = typedPinyin(typed)
    if (read !== null) onSave(read)
    else setIsWrong(true)
  }
  return (
    <div className={css.correction}>
      <Field label={t('ruby.of', { word })} help={t('ruby.typeHelp')} error={isWrong ? t('ruby.wrong') : undefined}>
        <TextInput
          // The word was pressed to write here.
          ref={focusNow}
          lang="zh-Latn-pinyin"
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          maxLength={questionRubyPinyinMax}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsWrong(false)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) save(event)
            if (event.key === 'Escape') {
              event.stopPropagation()
              onClose()
            }
          }}
        />
      </Field>
      <div className={css.buttons}>
        <Button size="sm" tone="primary" onClick={() => save()}>
          {t('ruby.save')}
        </Button>
        {onReset && (
          <Button size="sm" onClick={onReset}>
            {t('ruby.reset')}
          </Button>
        )}
      </div>
    </div>
  )
}

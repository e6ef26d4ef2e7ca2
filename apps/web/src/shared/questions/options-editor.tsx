import type { Violation } from '@hwjy/sdk/schemas'
import { Button, IconButton, TextInput } from '@hwjy/ui'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './question-editor.css.ts'
import {
  addOption,
  choiceKeys,
  type EditedOption,
  moveOption,
  OPTIONS_MAX,
  repeatedOptions,
  toggleRight,
} from './question-rules.ts'

export interface OptionsEditorProps {
  options: readonly EditedOption[]
  /** One option is right, not several. */
  isSingle: boolean
  onChange: (options: readonly EditedOption[]) => void
  /** Says what the form that was sent found: an option or the right one is missing, or two say the same. */
  problem: Violation['kind'] | null
}

/** Options of a choice. Enter goes to the next one or makes it, Alt with arrows moves, Alt C marks what is right. */
export function OptionsEditor({ options, isSingle, onChange, problem }: OptionsEditorProps) {
  const { t } = useTranslation('questions')
  const id = useId()
  const [moved, setMoved] = useState('')
  const repeated = repeatedOptions(problem === 'wrong-form' ? options : [])
  const isMissing = problem !== null && problem !== 'wrong-form'
  // When every option has words, the right one is missing, and the first option leads to it.
  const empty = options.findIndex(({ title }) => title.trim() === '')
  const isIncomplete = (title: string, place: number) => isMissing && (empty === -1 ? place === 0 : title.trim() === '')
  const focus = (optionId: number) => requestAnimationFrame(() => document.getElementById(`${id}-${optionId}`)?.focus())

  function move(place: number, by: -1 | 1) {
    const moved = moveOption(options, place, by)
    if (moved === options) return
    onChange(moved)
    setMoved(t('editor.moved', { key: choiceKeys[place + by] ?? '' }))
    focus(options[place]?.id ?? 0)
  }
  function add(after: number) {
    const next = addOption(options, after)
    if (next === options) return
    onChange(next)
    focus(next[after + 1]?.id ?? 0)
  }
  function handleKeyDown(event: KeyboardEvent, place: number) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    // With Alt some keyboards write another letter: the place of the key says which it is.
    const isMark = event.altKey && event.code === 'KeyC'
    const by = event.altKey && event.key === 'ArrowUp' ? -1 : event.altKey && event.key === 'ArrowDown' ? 1 : null
    if (isMark) onChange(toggleRight(options, place, isSingle))
    else if (by !== null) move(place, by)
    else if (event.key === 'Enter' && place === options.length - 1) add(place)
    else if (event.key === 'Enter') focus(options[place + 1]?.id ?? 0)
    else return
    event.preventDefault()
  }
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('editor.options')}</legend>
      <ol className={css.options}>
        {options.map(({ id: optionId, title, isRight }, place) => {
          const key = choiceKeys[place] ?? ''
          const first = repeated.get(place)
          const errorId = `${id}-${optionId}-error`
          return (
            <li key={optionId} className={css.option}>
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={id}
                aria-label={t('editor.right', { key })}
                className={css.mark}
                checked={isRight}
                onChange={() => onChange(toggleRight(options, place, isSingle))}
              />
              <span aria-hidden className={css.letter}>
                {key}
              </span>
              <TextInput
                id={`${id}-${optionId}`}
                aria-label={t('editor.option', { key })}
                aria-invalid={first !== undefined || [...title].length > 200 || isIncomplete(title, place) || undefined}
                aria-describedby={
                  first !== undefined ? errorId : isIncomplete(title, place) ? `${id}-missing` : undefined
                }
                lang="zh-Hans"
                value={title}
                onChange={({ target }) =>
                  onChange(options.map((one) => (one.id === optionId ? { ...one, title: target.value } : one)))
                }
                onKeyDown={(event) => handleKeyDown(event, place)}
              />
              <span className={css.buttons}>
                <IconButton
                  size="sm"
                  label={t('editor.up', { key })}
                  icon={<ArrowUp aria-hidden size={16} />}
                  disabled={place === 0}
                  onClick={() => move(place, -1)}
                />
                <IconButton
                  size="sm"
                  label={t('editor.down', { key })}
                  icon={<ArrowDown aria-hidden size={16} />}
                  disabled={place === options.length - 1}
                  onClick={() => move(place, 1)}
                />
                <IconButton
                  size="sm"
                  label={t('editor.remove', { key })}
                  icon={<Trash2 aria-hidden size={16} />}
                  disabled={options.length === 1}
                  onClick={() => onChange(options.toSpliced(place, 1))}
                />
              </span>
              <p id={errorId} role="alert" className={css.optionError}>
                {first !== undefined && t('error.sameOption', { key: choiceKeys[first] ?? '' })}
              </p>
            </li>
          )
        })}
      </ol>
      <div className={css.row}>
        <Button size="sm" disabled={options.length >= OPTIONS_MAX} onClick={() => add(options.length - 1)}>
          <Plus aria-hidden size={16} /> {t('editor.add')}
        </Button>
        <span className={css.hint}>{t('editor.optionKeys')}</span>
      </div>
      <p id={`${id}-missing`} aria-live="polite" className={css.error}>
        {isMissing && t('error.options')}
      </p>
      <p aria-live="polite" className={css.heard}>
        {moved}
      </p>
    </fieldset>
  )
}

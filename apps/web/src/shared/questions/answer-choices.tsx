import type { ChoiceKey, ChoiceOption, QuestionRuby } from '@hwjy/sdk'
import { HanziText } from '@hwjy/ui'
import { Check, X } from 'lucide-react'
import { type KeyboardEvent, type Ref, useId, useImperativeHandle } from 'react'
import { useTranslation } from 'react-i18next'
import { useSavedChoice } from '../choices/use-saved-choice.ts'
import { letterKeys } from '../keys/letter-keys.ts'
import * as css from './answer-choices.css.ts'
import { readingsIn } from './question-ruby.ts'
import { chosenAfter, optionOfKey } from './question-rules.ts'

/** What a page does with a press on one of its own keys. */
export interface ChoicesHandle {
  /** Chooses the option that the key names, and moves the focus there. Returns false where it names none. */
  press: (key: string) => boolean
}

export interface AnswerChoicesProps {
  /** The id of what is asked. */
  labelledBy: string
  options: readonly ChoiceOption[]
  chosen: readonly ChoiceKey[]
  isSingle: boolean
  /** Once they may be seen. */
  correctKeys?: readonly ChoiceKey[] | undefined
  /** Default `student`. A teacher looks at the answer of another person. */
  reader?: 'student' | 'teacher' | undefined
  /** Readings that a teacher corrected. */
  ruby?: readonly QuestionRuby[] | undefined
  /** Left out where nothing can be chosen anymore. */
  onChange?: ((chosen: ChoiceKey[]) => void) | undefined
  /** For a page that listens to the keys of the options wherever the focus is; only then are they named below. */
  handle?: Ref<ChoicesHandle> | undefined
}

/** Options as large tiles: native radio buttons or checkboxes, and the keys 1 to 6 and A to F. */
export function AnswerChoices({
  labelledBy,
  options,
  chosen,
  isSingle,
  correctKeys,
  reader = 'student',
  ruby,
  onChange,
  handle,
}: AnswerChoicesProps) {
  const { t } = useTranslation('questions')
  const id = useId()
  const areKeysOn = useSavedChoice(letterKeys) === 'on'
  const isReadOnly = onChange === undefined
  const press = (pressed: string) => {
    const key = optionOfKey(pressed, options)
    if (isReadOnly || key === null) return false
    onChange(chosenAfter(key, chosen, isSingle))
    document.getElementById(`${id}-${key}`)?.focus()
    return true
  }
  useImperativeHandle(handle, () => ({ press }))
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    if (press(event.key)) event.preventDefault()
  }
  return (
    // The keys are shortcuts of the inputs in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset aria-labelledby={labelledBy} className={css.group} onKeyDown={handleKeyDown}>
      {!isSingle && <p className={css.hint}>{t('view.several')}</p>}
      {options.map(({ key, title }) => {
        const isChosen = chosen.includes(key)
        const isRight = correctKeys?.includes(key)
        return (
          <label key={key} className={css.tile} data-state={stateOf(isChosen, isRight)}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              id={`${id}-${key}`}
              name={id}
              className={css.input}
              checked={isChosen}
              disabled={isReadOnly}
              onChange={() => onChange?.(chosenAfter(key, chosen, isSingle))}
            />
            <span className={css.letter}>{key}</span>
            <span className={css.words}>
              <HanziText text={title} readings={readingsIn(ruby, key)} />
            </span>
            {isRight === true && (
              <span className={css.verdict}>
                <Check aria-hidden size={16} /> {t(isChosen && !isSingle ? 'result.rightChosen' : 'result.rightAnswer')}
              </span>
            )}
            {isRight === false && isChosen && (
              <span className={css.verdict}>
                <X aria-hidden size={16} /> {t(reader === 'teacher' ? 'result.theirAnswer' : 'result.yourAnswer')}
              </span>
            )}
          </label>
        )
      })}
      {!isReadOnly && areKeysOn && handle !== undefined && options.length > 1 && (
        <p className={css.keys}>{t('view.keys', { count: options.length, last: options.at(-1)?.key })}</p>
      )}
    </fieldset>
  )
}

function stateOf(isChosen: boolean, isRight: boolean | undefined) {
  if (isRight === true) return 'right'
  if (isRight === false && isChosen) return 'wrong'
  return isChosen ? 'chosen' : 'open'
}

import { TextInput } from '@hwjy/ui'
import { useEffect, useId, useState } from 'react'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useSelection } from '../../store/use-selection.ts'
import { chatWords } from '../words/chat-words.ts'
import { type Emoji, loadEmoji, matchesOf } from './emoji.ts'
import * as css from './emoji-picker.css.ts'
import { SKIN_TONES, withTone } from './skin-tone.ts'

const HAND = '✋'

/** Emoji with a search in the reader's language. It stays open: people often pick more than one. */
export function EmojiPicker({ onPick }: { onPick: (emoji: string) => void }) {
  const t = useWords(chatWords)
  const { language } = useClassroom()
  const [emoji, setEmoji] = useState<readonly Emoji[]>([])
  const [words, setWords] = useState('')
  useEffect(() => {
    let isCurrent = true
    // Without the network the keyboard of the device still has them.
    loadEmoji(language).then(
      (loaded) => isCurrent && setEmoji(loaded),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  const shown = matchesOf(emoji, words)
  const { preferences } = useClassroom()
  const tone = useSelection(preferences, ({ skinTone }) => skinTone)
  const group = useId()
  return (
    <div className={css.picker}>
      <TextInput
        type="search"
        aria-label={t('emoji.search')}
        placeholder={t('emoji.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <fieldset className={css.tones} aria-label={t('emoji.tone')}>
        {SKIN_TONES.map((choice) => (
          <label key={choice} className={css.tone} title={t(`emoji.tone.${choice}`)}>
            <input
              type="radio"
              name={group}
              className={css.radio}
              aria-label={t(`emoji.tone.${choice}`)}
              checked={tone === choice}
              onChange={() => preferences.setState((state) => ({ ...state, skinTone: choice }))}
            />
            <span aria-hidden>{withTone(HAND, choice)}</span>
          </label>
        ))}
      </fieldset>
      <ul className={css.grid}>
        {shown.map(({ sign, name, hasTones }) => {
          const toned = hasTones ? withTone(sign, tone) : sign
          return (
            <li key={sign}>
              <button type="button" className={css.cell} aria-label={name} title={name} onClick={() => onPick(toned)}>
                {toned}
              </button>
            </li>
          )
        })}
      </ul>
      <output className={css.none}>{emoji.length > 0 && shown.length === 0 && t('emoji.none')}</output>
    </div>
  )
}

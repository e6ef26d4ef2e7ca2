import { TextInput } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useWords } from '../../i18n/use-words.ts'
import { chatWords } from '../words/chat-words.ts'
import { type Emoji, loadEmoji, matchesOf } from './emoji.ts'
import * as css from './emoji-picker.css.ts'

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
  return (
    <div className={css.picker}>
      <TextInput
        type="search"
        aria-label={t('emoji.search')}
        placeholder={t('emoji.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className={css.grid}>
        {shown.map(({ sign, name }) => (
          <li key={sign}>
            <button type="button" className={css.cell} aria-label={name} title={name} onClick={() => onPick(sign)}>
              {sign}
            </button>
          </li>
        ))}
      </ul>
      <output className={css.none}>{emoji.length > 0 && shown.length === 0 && t('emoji.none')}</output>
    </div>
  )
}

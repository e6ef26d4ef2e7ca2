import { Button, SegmentedControl, TextInput } from '@hwjy/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '../../core/room/room-types.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useChat } from '../hooks/use-chat.ts'
import { useWords } from '../i18n/use-words.ts'
import { timeOfDay } from '../shared/time-text.ts'
import * as css from './message-search.css.ts'
import { textParts } from './message-text.tsx'
import { chatWords } from './words/chat-words.ts'

type Kind = 'all' | 'links' | 'pictures' | 'questions'
const KINDS: readonly Kind[] = ['all', 'links', 'pictures', 'questions']
// More is no answer to a search; another word is.
const RESULTS_SHOWN = 50

/** Finds what was said by its words and its sender. Older messages are fetched on request. */
export function MessageSearch({ onClose, onShow }: { onClose: () => void; onShow: (seq: number) => void }) {
  const t = useWords(chatWords)
  const { language } = useClassroom()
  const { view, history, loadEarlier } = useChat()
  const [words, setWords] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // The person asked for it a moment ago, by the button beside it.
  useEffect(() => input.current?.focus(), [])
  const [kind, setKind] = useState<Kind>('all')
  const found = (view?.messages ?? []).filter((message) => isFound(message, words, kind)).slice(-RESULTS_SHOWN)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onClose()
  }
  const keys = { onKeyDown: close }
  return (
    <search className={css.search} {...keys}>
      <TextInput
        ref={input}
        type="search"
        aria-label={t('search')}
        value={words}
        onChange={(e) => setWords(e.target.value)}
      />
      <SegmentedControl
        size="sm"
        label={t('search')}
        options={KINDS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={kind}
        onValueChange={setKind}
      />
      <ol className={css.results}>
        {found.toReversed().map((message) => (
          <li key={message.seq}>
            <button type="button" className={css.result} title={t('jump')} onClick={() => onShow(message.seq)}>
              <span className={css.name}>
                {message.name} · {timeOfDay(message.at, language)}
              </span>
              {message.text}
            </button>
          </li>
        ))}
      </ol>
      <output className={css.none}>{found.length === 0 && t('search.none')}</output>
      {view?.isComplete ? (
        <p className={css.none}>{t('search.whole')}</p>
      ) : (
        <Button size="sm" tone="quiet" isBusy={history === 'loading'} onClick={() => void loadEarlier()}>
          {t('search.earlier')}
        </Button>
      )}
    </search>
  )
}

function isFound(message: ChatMessage, words: string, kind: Kind): boolean {
  if (message.removed !== undefined) return false
  if (kind === 'links' && textParts(message.text).every(({ url }) => url === null)) return false
  if (kind === 'pictures' && message.picture === undefined) return false
  if (kind === 'questions' && !message.reactions?.question) return false
  const asked = folded(words.trim())
  return folded(message.text).includes(asked) || folded(message.name).includes(asked)
}

// Full-width letters, upper case and accents are found by their plain form.
const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

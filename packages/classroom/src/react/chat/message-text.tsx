import { HanziText } from '@hwjy/ui'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useReadings } from '../hooks/use-readings.ts'
import { useWords } from '../i18n/use-words.ts'
import { useSelection } from '../store/use-selection.ts'
import * as css from './message.css.ts'
import { chatWords } from './words/chat-words.ts'

/** Shows what was said: addresses as links where they may be, hanzi with pinyin where the reader wants it. */
export function MessageText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  const t = useWords(chatWords)
  if (!hasLinks) return <Words text={text} />
  return textParts(text).map((part, i) =>
    part.url === null ? (
      <Words key={`${i} ${part.text}`} text={part.text} />
    ) : (
      <a
        key={`${i} ${part.text}`}
        className={css.link}
        href={part.url.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        title={t('opensNewTab', { host: part.url.host })}
      >
        {part.text}
      </a>
    ),
  )
}

function Words({ text }: { text: string }) {
  const isPinyinShown = useSelection(useClassroom().preferences, ({ pinyin }) => pinyin)
  const known = useReadings()
  return isPinyinShown ? <HanziText text={text} words={known} size="sm" pinyin /> : text
}

export interface TextPart {
  text: string
  /** Null for plain words. */
  url: URL | null
}

// Chinese needs no space after an address: what is not of an address ends it.
const ADDRESS = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/g
// At the end they are of the sentence around the address, not of the address.
const AFTERWARDS = '.,;:!?\'")]'

/** Cuts a text at its web addresses. Only http and https: nothing that runs. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found)
    const url = URL.parse(address)
    if (url === null) continue
    if (index > from) parts.push({ text: text.slice(from, index), url: null })
    parts.push({ text: address, url })
    from = index + address.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), url: null })
  return parts
}

function withoutEnd(found: string): string {
  let end = found.length
  while (end > 0 && AFTERWARDS.includes(found.charAt(end - 1))) end -= 1
  return found.slice(0, end)
}

import { Button, Switch } from '@hwjy/ui'
import { useState } from 'react'
import type { Practice, WritingResult } from '../../core/room/practice-types.ts'
import { useNow } from '../hooks/use-class-clock.ts'
import { useChannel } from '../hooks/use-room.ts'
import { Reason } from '../shared/reason.tsx'
import { ToolCard } from '../tools/tool-card.tsx'
import * as card from '../tools/tool-card.css.ts'
import type { LateAnswers } from '../tools/use-late-answers.ts'
import { asClock, leftOf } from '../tools/use-tools.ts'
import { useHanziWords } from './hanzi-words.ts'
import { useStrokes } from './use-strokes.ts'
import { WritingPad } from './writing-pad.tsx'
import * as css from './writing.css.ts'

type Written = readonly (WritingResult | null)[]

/** A student writes characters by hand, as often as they like. [R71] */
export function WritingCard({ practice, late, onFold }: { practice: Practice; late: LateAnswers; onFold: () => void }) {
  const t = useHanziWords()
  const now = useNow()
  const { id: practiceId, questions, limitSeconds, openedAt, status } = practice
  const written = useMyWriting(practice)
  const [at, setAt] = useState(() => Math.max(written.indexOf(null), 0))
  const [hasOutline, setHasOutline] = useState(true)
  const characters = questions.map(({ title }) => title)
  const loaded = useStrokes(characters.join(''))
  const left = status === 'open' ? leftOf(openedAt, limitSeconds, now) : null
  const isOver = status === 'ended' || left === 0
  const strokes = loaded.status === 'here' ? loaded.strokes[at] : null
  const finish = (result: WritingResult) => {
    const next = written.map((before, i) => (i === at ? result : before))
    late.send({ type: 'answerPractice', practiceId, keys: questions.map(() => []), written: next })
  }
  return (
    <ToolCard
      title={t('writing')}
      onFold={onFold}
      aside={left !== null && <span className={card.clock}>{asClock(left)}</span>}
    >
      {characters.length > 1 && (
        <ul className={css.characters} aria-label={t('characters')}>
          {characters.map((character, i) => (
            <li key={character}>
              <button
                type="button"
                className={css.character}
                aria-current={i === at}
                aria-label={resultWords(t, character, written[i] ?? null)}
                onClick={() => setAt(i)}
              >
                {character}
                <small aria-hidden> {signOf(written[i] ?? null)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOver && <output className={card.strong}>{t('writingOver')}</output>}
      {loaded.status === 'failed' && (
        <>
          <p role="alert">{t('strokesFailed')}</p>
          <Button onClick={loaded.retry}>{t('retry')}</Button>
        </>
      )}
      {loaded.status === 'here' && !strokes && <p>{t('noStrokes', { characters: characters[at] ?? '' })}</p>}
      {strokes && (
        <WritingPad
          key={at}
          character={characters[at] ?? ''}
          strokes={strokes}
          hasOutline={hasOutline}
          onDone={(result) => {
            // Afterwards people may practice on, and nothing is sent.
            if (!isOver) finish(result)
          }}
          onNext={at + 1 < characters.length ? () => setAt(at + 1) : null}
        />
      )}
      <Switch label={t('showOutline')} isChecked={hasOutline} onCheckedChange={setHasOutline} />
      <Reason>{late.reason}</Reason>
    </ToolCard>
  )
}

/** My results: those on their way, or else those that the room has. */
function useMyWriting({ id, answers, questions }: Practice): Written {
  const mine = useChannel(({ me }) => me?.userId)
  const pending = useChannel((state) =>
    state.pending.findLast(({ command }) => command.type === 'answerPractice' && command.practiceId === id),
  )
  const sent = pending?.command.type === 'answerPractice' ? pending.command.written : undefined
  const stored = answers.find(({ userId }) => userId === mine)?.written
  return sent ?? stored ?? questions.map(() => null)
}

type Words = ReturnType<typeof useHanziWords>

const signOf = (result: WritingResult | null) => (result === null ? '' : result.mistakes === 0 ? '✓' : result.mistakes)

const resultWords = (t: Words, character: string, result: WritingResult | null): string =>
  result === null
    ? t('notWritten', { character })
    : result.mistakes === 0
      ? t('writtenRight', { character })
      : t('writtenMistakes', { character, count: result.mistakes })

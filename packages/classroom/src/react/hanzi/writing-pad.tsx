import { Button } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { STROKE_MS } from '../../core/hanzi/hanzi-play.ts'
import type { CharacterStrokes } from '../../core/hanzi/character-strokes.ts'
import { checkWriting, type WritingFault } from '../../core/hanzi/check-writing.ts'
import { WRITING_MISTAKES_MAX, WRITING_MS_MAX, type WritingResult } from '../../core/room/practice-types.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import * as card from '../tools/tool-card.css.ts'
import { faultWords, strokeLine } from './fault-words.ts'
import { useHanziWords } from './hanzi-words.ts'
import { WritingCell, type WrittenLine } from './writing-cell.tsx'
import * as css from './writing.css.ts'

// So many faults are said at once; the rest waits for the next try.
const FAULTS_SAID = 3
const TRIES_BEFORE_NEXT = 3

interface Attempt {
  lines: readonly WrittenLine[]
  /** Null until it is checked; empty when all is right. */
  faults: readonly WritingFault[] | null
}
const EMPTY: Attempt = { lines: [], faults: null }

/** Writes one character and is told in words what is wrong with it. Nothing of the ink leaves this page. [R71] */
export function WritingPad({
  character,
  strokes,
  hasOutline,
  onDone,
  onNext,
}: {
  character: string
  strokes: CharacterStrokes
  hasOutline: boolean
  onDone: (result: WritingResult) => void
  /** Null at the last character. */
  onNext: (() => void) | null
}) {
  const t = useHanziWords()
  const { strokes: source } = useClassroom()
  const [attempt, setAttempt] = useState(EMPTY)
  const [past, setPast] = useState({ tries: 0, mistakes: 0, begunAt: 0 })
  const demo = useDemo(strokes.medians.length)
  const { lines, faults } = attempt
  const isRight = faults?.length === 0
  const total = strokes.medians.length

  const check = (written: readonly WrittenLine[], begunAt: number) => {
    const found = checkWriting(strokes.medians, written)
    const mistakes = Math.min(past.mistakes + found.length, WRITING_MISTAKES_MAX)
    const tries = past.tries + 1
    setAttempt({ lines: written, faults: found })
    setPast({ tries, mistakes, begunAt })
    if (found.length === 0 || tries === TRIES_BEFORE_NEXT) {
      onDone({ mistakes, ms: Math.min(Math.max(Math.round(performance.now() - begunAt), 0), WRITING_MS_MAX) })
    }
  }
  const add = (line: WrittenLine) => {
    demo.stop()
    // A stroke after a check begins anew.
    const before = faults === null ? lines : []
    const begunAt = before.length === 0 && past.tries === 0 ? performance.now() : past.begunAt
    setPast({ ...past, begunAt })
    const written = [...before, line]
    if (written.length >= total) check(written, begunAt)
    else setAttempt({ lines: written, faults: null })
  }
  const again = () => {
    demo.stop()
    setAttempt(EMPTY)
  }
  const first = faults?.find((fault) => 'stroke' in fault)
  const marked = new Set(faults?.flatMap((fault) => ('written' in fault ? [fault.written] : [])) ?? [])
  return (
    <div className={css.rows}>
      <WritingCell
        label={t('padLabel', { character })}
        grid="mi"
        strokes={strokes}
        lines={demo.moment ? [] : lines}
        hasOutline={hasOutline}
        marked={marked}
        shown={demo.moment}
        isClosed={false}
        onLine={add}
      />
      <output>
        {faults === null && <span className={card.muted}>{t('strokesWritten', { count: lines.length, total })}</span>}
        {isRight && <span className={card.strong}>{t(past.mistakes === 0 ? 'rightAtOnce' : 'right')}</span>}
        {faults && !isRight && (
          <ul className={css.faults}>
            {faults.slice(0, FAULTS_SAID).map((fault) => (
              <li key={JSON.stringify(fault)}>{faultWords(t, strokes, fault)}</li>
            ))}
          </ul>
        )}
      </output>
      <div className={css.buttons}>
        {faults === null ? (
          <>
            <Button
              size="sm"
              disabled={lines.length === 0}
              onClick={() => setAttempt({ lines: lines.slice(0, -1), faults: null })}
            >
              {t('undoStroke')}
            </Button>
            <Button size="sm" disabled={lines.length === 0} onClick={() => check(lines, past.begunAt)}>
              {t('check')}
            </Button>
          </>
        ) : (
          <Button size="sm" tone={isRight ? 'neutral' : 'primary'} onClick={again}>
            {t('writeAgain')}
          </Button>
        )}
        <Button
          size="sm"
          onClick={() => (first && 'stroke' in first ? demo.play(first.stroke, first.stroke + 1) : demo.play(0, total))}
        >
          {t(first ? 'showStroke' : 'showOrder')}
        </Button>
        {onNext && (isRight || past.tries >= TRIES_BEFORE_NEXT) && (
          <Button size="sm" tone="primary" onClick={onNext}>
            {t('nextCharacter')}
          </Button>
        )}
      </div>
      <details>
        <summary>{t('orderAsText')}</summary>
        <p className={card.muted}>{t('pointerNeeded')}</p>
        <ol className={css.order}>
          {strokes.medians.map((_, i) => (
            // Strokes have no other name than their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>{strokeLine(t, strokes, i)}</li>
          ))}
        </ol>
        {source?.licenceUrl && (
          <a className={css.licence} href={source.licenceUrl} target="_blank" rel="noopener noreferrer">
            {t('licence')}
          </a>
        )}
      </details>
    </div>
  )
}

const SLOWER = 1.5

/** Shows how strokes are written, slowly. Who wants less motion sees the whole stroke. */
function useDemo(total: number) {
  const [range, setRange] = useState<{ from: number; to: number } | null>(null)
  const [position, setPosition] = useState(0)
  useEffect(() => {
    if (range === null) return
    const startedAt = performance.now()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const show = () => {
      const passed = range.from + (performance.now() - startedAt) / (STROKE_MS * SLOWER)
      setPosition(Math.min(isStill ? Math.ceil(passed) : passed, range.to))
      if (passed < range.to) frame = requestAnimationFrame(show)
    }
    show()
    return () => cancelAnimationFrame(frame)
  }, [range])
  const done = Math.min(Math.floor(position), total)
  const isOne = range !== null && range.to === range.from + 1
  return {
    moment: range === null ? null : { done, part: position - done, marked: isOne ? range.from : null },
    play: (from: number, to: number) => {
      setPosition(from)
      setRange({ from, to })
    },
    stop: () => setRange(null),
  }
}

import { formatMessage, type Language } from '@hwjy/base'
import { Button, IconButton, SegmentedControl } from '@hwjy/ui'
import { Pause as PauseIcon, Play as PlayIcon, RotateCcw as AgainIcon, SkipForward as StepIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { HanziPlay } from '../../core/board/board-types.ts'
import { HANZI_SPEEDS } from '../../core/board/play-settings.ts'
import type { CharacterStrokes } from '../../core/hanzi/character-strokes.ts'
import { type HanziMoment, hanziMoment } from '../../core/hanzi/hanzi-play.ts'
import type { StrokeSource } from '../../ports/stroke-source.ts'
import { useWordsOf } from '../i18n/use-words.ts'
import { CellLines } from './cell-lines.tsx'
import { Glyph } from './glyph.tsx'
import { type HanziTranslate, hanziWords } from './hanzi-words.ts'
import * as css from './stroke-card.css.ts'
import { strokeWords } from './stroke-words.ts'
import { useStrokesFrom } from './use-strokes.ts'

export interface StrokeCardProps {
  /** A word; what is no Chinese character in it is left out. */
  text: string
  source: StrokeSource
  language: Language
}

type Play = Pick<HanziPlay, 'state' | 'stroke' | 'speed' | 'at'>

const RESTING: Play = { state: 'paused', stroke: Number.MAX_SAFE_INTEGER, speed: 1, at: 0 }
const HAN = /\p{Script=Han}/u
const CHARACTERS_MAX = 8

/** The characters of a word in their cells, with the order of their strokes: the card of the room, without a room. */
export function StrokeCard({ text, source, language }: StrokeCardProps) {
  const t = useCardWords(language)
  const characters = [...text].filter((one) => HAN.test(one)).slice(0, CHARACTERS_MAX)
  const loaded = useStrokesFrom(source, characters.join(''))
  const strokes = loaded.status === 'here' ? loaded.strokes : []
  const total = strokes.reduce((sum, one) => sum + (one?.outlines.length ?? 0), 0)
  const [play, setPlay] = useState(RESTING)
  const moment = useMoment(play, total)
  const missing = loaded.status === 'here' ? characters.filter((_, i) => strokes[i] === null).join('') : ''
  const begun = moment.done + (moment.part > 0 ? 1 : 0)
  const isOver = moment.done >= total
  const set = (change: Partial<Play>) => setPlay({ ...play, ...change, at: Date.now() })
  return (
    <div className={css.card}>
      <div className={css.cells} aria-hidden>
        {characters.map((character, i) => {
          const before = strokes.slice(0, i).reduce((sum, one) => sum + (one?.outlines.length ?? 0), 0)
          return (
            // A word may have the same character twice.
            // oxlint-disable-next-line react/no-array-index-key
            <Cell
              key={`${i}${character}`}
              character={character}
              strokes={strokes[i] ?? null}
              from={before}
              moment={moment}
            />
          )
        })}
      </div>
      {total > 0 && (
        <div className={css.bar} role="toolbar" aria-label={t('strokeOrder')}>
          {moment.isMoving ? (
            <IconButton
              label={t('pause')}
              icon={<PauseIcon size={20} />}
              onClick={() => set({ state: 'paused', stroke: begun })}
            />
          ) : (
            <IconButton
              label={t(isOver ? 'play' : 'resume')}
              icon={isOver && play !== RESTING ? <AgainIcon size={20} /> : <PlayIcon size={20} />}
              onClick={() => set({ state: 'playing', stroke: isOver ? 0 : moment.done })}
            />
          )}
          <IconButton
            label={t('step')}
            icon={<StepIcon size={20} />}
            onClick={() => set({ state: 'step', stroke: begun >= total ? 0 : begun })}
          />
          <SegmentedControl
            size="sm"
            label={t('speed')}
            value={String(play.speed)}
            onValueChange={(value) => set({ speed: speedOf(value), stroke: moment.done })}
            options={HANZI_SPEEDS.map((speed) => ({ value: String(speed), label: t(`speed.${speed}`) }))}
          />
        </div>
      )}
      <output className={css.words}>
        {loaded.status === 'failed' && t('strokesFailed')}
        {missing !== '' && t('noStrokes', { characters: missing })}
        {missing === '' &&
          total > 0 &&
          (isOver ? t('strokeCount', { count: total }) : strokeWords(t, strokes, Math.max(1, begun)))}
      </output>
      {loaded.status === 'failed' && (
        <Button size="sm" onClick={loaded.retry}>
          {t('retry')}
        </Button>
      )}
      {source.licenceUrl !== undefined && total > 0 && (
        <a className={css.licence} href={source.licenceUrl} target="_blank" rel="noreferrer">
          {t('licence')}
        </a>
      )}
    </div>
  )
}

function Cell({
  character,
  strokes,
  from,
  moment,
}: {
  character: string
  strokes: CharacterStrokes | null
  from: number
  moment: HanziMoment
}) {
  if (strokes === null)
    return (
      <span lang="zh-Hans" className={css.printed}>
        {character}
      </span>
    )
  const isNow = moment.done >= from && moment.done < from + strokes.outlines.length
  return (
    <svg className={css.cell} viewBox="0 0 1024 1024">
      <rect width={1024} height={1024} fill="#fffefa" />
      <CellLines size={1024} grid="mi" />
      <g transform="translate(51 51) scale(0.9)">
        <Glyph strokes={strokes} done={moment.done - from} part={isNow ? moment.part : 0} />
      </g>
    </svg>
  )
}

function useCardWords(language: Language): HanziTranslate {
  const words = useWordsOf(hanziWords, language) ?? hanziWords.english
  return (key, values) => (values ? formatMessage(words[key], values, language) : words[key])
}

const speedOf = (value: string): HanziPlay['speed'] => HANZI_SPEEDS.find((speed) => String(speed) === value) ?? 1

/** Where the order of strokes is, at each frame while it moves. Who wants less motion sees whole strokes appear. */
function useMoment(play: Play, total: number): HanziMoment {
  const [moment, setMoment] = useState(() => momentOf(play, total))
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    let frame = 0
    const show = () => {
      const now = momentOf(play, total)
      setMoment(isStill && now.part > 0 ? { ...now, part: 1 } : now)
      if (now.isMoving) frame = requestAnimationFrame(show)
    }
    show()
    return () => cancelAnimationFrame(frame)
  }, [play, total])
  return moment
}

const momentOf = (play: Play, total: number) =>
  hanziMoment({ pageId: '', elementId: '', ...play } as HanziPlay, total, Date.now())

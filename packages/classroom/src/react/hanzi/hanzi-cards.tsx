import { Button, IconButton, SegmentedControl, VisuallyHidden } from '@hwjy/ui'
import {
  Pause as PauseIcon,
  PencilLine as WriteIcon,
  Play as PlayIcon,
  RotateCcw as AgainIcon,
  SkipForward as StepIcon,
  X as StopIcon,
} from 'lucide-react'
import type { HanziPlay } from '../../core/board/board-types.ts'
import { HANZI_SPEEDS } from '../../core/board/play-settings.ts'
import { cellsOf } from '../../core/board/elements/card-cells.ts'
import type { CharacterStrokes } from '../../core/hanzi/character-strokes.ts'
import type { HanziMoment } from '../../core/hanzi/hanzi-play.ts'
import { writingQuestion } from '../../core/room/rules/practice-rules.ts'
import type { BoardCard } from '../../ports/board-engine.ts'
import { useBoardState } from '../hooks/use-board-state.ts'
import { type CommandState, useCommand } from '../hooks/use-command.ts'
import { useMe } from '../hooks/use-me.ts'
import { useRoom } from '../hooks/use-room.ts'
import { Reason } from '../shared/reason.tsx'
import { CellLines } from './cell-lines.tsx'
import { Glyph } from './glyph.tsx'
import * as css from './hanzi-cards.css.ts'
import { useHanziWords } from './hanzi-words.ts'
import { strokeWords } from './stroke-words.ts'
import { useHanziMoment } from './use-hanzi-moment.ts'
import { useStrokes } from './use-strokes.ts'

/** The order of strokes and the teacher's controls, over the character cards of the page. [R70] */
export function HanziCards() {
  const cards = useBoardState((state) => state.cards)
  const play = useRoom(({ board }) => board.hanzi ?? null)
  const isTeacher = useMe()?.isTeacher ?? false
  const command = useCommand()
  return (
    <>
      {cards.map((card) => (
        <Card
          key={card.elementId}
          card={card}
          play={play?.elementId === card.elementId ? play : null}
          isTeacher={isTeacher}
          command={command}
        />
      ))}
      <Reason className={css.reason}>{command.refusal}</Reason>
    </>
  )
}

interface CardProps {
  card: BoardCard
  play: HanziPlay | null
  isTeacher: boolean
  command: CommandState
}

function Card({ card, play, isTeacher, command }: CardProps) {
  const t = useHanziWords()
  const { text, readings } = card.element
  const pinyin = readings?.map((reading) => reading.pinyin).join(' ') ?? ''
  const count = readings?.reduce((sum, { strokes }) => sum + strokes, 0) ?? 0
  return (
    <>
      <VisuallyHidden>
        {t('card', { characters: pinyin === '' ? text : `${text} ${pinyin}` })}
        {count > 0 && `, ${t('strokeCount', { count })}`}
      </VisuallyHidden>
      {play ? (
        <PlayedCard card={card} play={play} isTeacher={isTeacher} command={command} />
      ) : (
        isTeacher && <RestingControls card={card} command={command} />
      )}
    </>
  )
}

type Play = Pick<HanziPlay, 'stroke' | 'speed'> & { state: HanziPlay['state'] | 'stopped' }

const playing = ({ pageId, elementId }: BoardCard, play: Play) =>
  ({ type: 'board.playHanzi', pageId, elementId, ...play }) as const

const BESIDE_PX = 6

const belowOf = ({ frame }: BoardCard) => ({
  left: `clamp(4px, ${frame.x}px, calc(100% - 300px))`,
  top: `clamp(4px, ${frame.y + frame.height + BESIDE_PX}px, calc(100% - 48px))`,
})

/** The characters that have strokes to be checked by, each once. */
function writableOf({ element: { text, readings } }: BoardCard): readonly string[] {
  return [...new Set([...text].filter((_, i) => (readings?.[i]?.strokes ?? 0) > 0))]
}

function RestingControls({ card, command }: Pick<CardProps, 'card' | 'command'>) {
  const t = useHanziWords()
  const writable = writableOf(card)
  return (
    <div
      className={css.bar}
      style={belowOf(card)}
      role="toolbar"
      aria-label={t('card', { characters: card.element.text })}
    >
      <IconButton
        size="sm"
        tone="quiet"
        label={t('play')}
        icon={<PlayIcon size={18} />}
        onClick={() => void command.attempt(playing(card, { state: 'playing', stroke: 0, speed: 1 }))}
      />
      {writable.length > 0 && (
        <Button
          size="sm"
          tone="quiet"
          title={t('writeHint')}
          onClick={() =>
            void command.attempt({
              type: 'startPractice',
              kind: 'writing',
              title: '',
              limitSeconds: 0,
              questions: writable.map(writingQuestion),
            })
          }
        >
          <WriteIcon size={18} aria-hidden />
          {t('write')}
        </Button>
      )}
    </div>
  )
}

function PlayedCard({ card, play, isTeacher, command }: CardProps & { play: HanziPlay }) {
  const t = useHanziWords()
  const { text } = card.element
  const loaded = useStrokes(text)
  const strokes = loaded.status === 'here' ? loaded.strokes : []
  const total = strokes.reduce((sum, one) => sum + (one?.outlines.length ?? 0), 0)
  const moment = useHanziMoment(play, total)
  const missing = loaded.status === 'here' ? [...text].filter((_, i) => strokes[i] === null).join('') : ''
  const set = (change: Partial<Play>) => void command.attempt(playing(card, { ...play, ...change }))
  const begun = moment.done + (moment.part > 0 ? 1 : 0)
  const isOver = total > 0 && moment.done >= total
  return (
    <>
      {loaded.status === 'here' && <StrokeLayer card={card} strokes={strokes} moment={moment} />}
      <div
        className={css.bar}
        style={belowOf(card)}
        data-played
        role={isTeacher ? 'toolbar' : 'group'}
        aria-label={t('strokeOrder')}
      >
        {isTeacher && (
          <>
            {moment.isMoving ? (
              <IconButton
                size="sm"
                tone="quiet"
                label={t('pause')}
                icon={<PauseIcon size={18} />}
                onClick={() => set({ state: 'paused', stroke: begun })}
              />
            ) : (
              <IconButton
                size="sm"
                tone="quiet"
                label={t(isOver ? 'again' : 'resume')}
                icon={isOver ? <AgainIcon size={18} /> : <PlayIcon size={18} />}
                onClick={() => set({ state: 'playing', stroke: isOver ? 0 : moment.done })}
              />
            )}
            <IconButton
              size="sm"
              tone="quiet"
              label={t('step')}
              icon={<StepIcon size={18} />}
              onClick={() => set({ state: 'step', stroke: begun >= total ? 0 : begun })}
            />
            <SegmentedControl
              size="sm"
              label={t('speed')}
              value={String(play.speed)}
              onValueChange={(value) => set({ speed: speedOf(value), stroke: moment.done })}
              options={HANZI_SPEEDS.map((speed) => ({ value: String(speed), label: t(`speed.${speed}`) }))}
            />
            <IconButton
              size="sm"
              tone="quiet"
              label={t('stop')}
              icon={<StopIcon size={18} />}
              onClick={() => set({ state: 'stopped' })}
            />
          </>
        )}
        <output className={css.words}>
          {loaded.status === 'failed' && t('strokesFailed')}
          {missing !== '' && t('noStrokes', { characters: missing })}
          {missing === '' && total > 0 && begun > 0 && (isOver ? t('strokesDone') : strokeWords(t, strokes, begun))}
        </output>
        {loaded.status === 'failed' && (
          <Button size="sm" onClick={loaded.retry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </>
  )
}

const speedOf = (value: string): HanziPlay['speed'] => HANZI_SPEEDS.find((speed) => String(speed) === value) ?? 1

/** The characters as they are written, in the place of those that are printed. */
function StrokeLayer({
  card: { element, transform },
  strokes,
  moment,
}: {
  card: BoardCard
  strokes: readonly (CharacterStrokes | null)[]
  moment: HanziMoment
}) {
  const characters = [...element.text]
  const cells = cellsOf(element).map((cell, i) => ({
    cell,
    strokes: strokes[i] ?? null,
    character: characters[i] ?? '',
    from: strokes.slice(0, i).reduce((sum, one) => sum + (one?.outlines.length ?? 0), 0),
  }))
  return (
    <svg className={css.layer} aria-hidden>
      <g transform={`matrix(${transform.join(' ')})`}>
        {cells.map(({ cell, strokes: one, from, character }) => {
          const size = Math.min(cell.width, cell.height)
          // A character without data stays as it is printed.
          if (one === null) return null
          const isNow = moment.done >= from && moment.done < from + one.outlines.length
          return (
            <svg
              key={`${from} ${character}`}
              x={cell.x}
              y={cell.y}
              width={size}
              height={cell.height}
              viewBox="0 0 1024 1024"
            >
              <rect width={1024} height={1024} fill="#fffefa" />
              <CellLines size={1024} grid={element.grid} />
              <g transform={GLYPH_PLACE}>
                <Glyph strokes={one} done={moment.done - from} part={isNow ? moment.part : 0} />
              </g>
            </svg>
          )
        })}
      </g>
    </svg>
  )
}

// A character takes 0.9 of its cell.
const GLYPH_PLACE = 'translate(51 51) scale(0.9)'

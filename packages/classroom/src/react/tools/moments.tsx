/** Moments that all see for a few seconds: a draw, a prize, a call for attention. [R24][R25][R51] */
import { useEffect, useRef, useState } from 'react'
import { prizeReasonIn } from '../../core/room/prize-reasons.ts'
import type { RoomEvent } from '../../core/room/room-types.ts'
import { ATTENTION_SHOWN_MS, type Draw, PICK_SHOWN_MS } from '../../core/room/tool-types.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useMe } from '../hooks/use-me.ts'
import { useChannel, useRoom } from '../hooks/use-room.ts'
import * as css from './moments.css.ts'
import { PRIZE_PICTURES } from './prize-pictures.ts'
import { useNames } from './use-tools.ts'
import { useTimeAt } from './use-time-at.ts'
import { useOnce } from './use-tool-sounds.ts'
import { useToolWords } from './use-tool-words.ts'

// The result of a draw stays this long after the wheel has stopped.
const RESULT_MS = 2_600
const TURN_MS = 90

export function Moments() {
  return (
    <>
      <AttentionBanner />
      <DrawShow />
      <PrizeFlight />
    </>
  )
}

/** True from `from` until `until`, both by the authority's clock. */
function useIsWithin(from: number | null, until: number): boolean {
  const offset = useChannel((state) => state.clockOffsetMs)
  const ends = until - offset
  const now = useTimeAt([ends])
  return from !== null && now < ends
}

function AttentionBanner() {
  const t = useToolWords()
  const attention = useRoom((room) => room.tools.attention)
  const isShown = useIsWithin(attention?.at ?? null, (attention?.at ?? 0) + ATTENTION_SHOWN_MS)
  if (!attention || !isShown) return null
  return (
    <div className={css.moment} role="alert">
      <p className={css.words}>{attention.text === '' ? t('attentionDefault') : attention.text}</p>
    </div>
  )
}

function DrawShow() {
  const draw = useRoom((room) => room.tools.lastPick)
  const isShown = useIsWithin(draw?.at ?? null, (draw?.at ?? 0) + PICK_SHOWN_MS + RESULT_MS)
  return draw && isShown ? <Wheel key={draw.seq} draw={draw} /> : null
}

/** The same names for all, ending at the same moment; with reduced motion the result alone. */
function Wheel({ draw }: { draw: Draw }) {
  const t = useToolWords()
  const namesOf = useNames()
  const me = useMe()?.userId
  // The roll is heard to its end also where nothing moves.
  const isRolling = useIsWithin(draw.at, draw.at + PICK_SHOWN_MS)
  // One name alone does not turn.
  const isDrawing = isRolling && draw.pool.length > 1 && !prefersStillness()
  const [turn, setTurn] = useState(draw.seq)
  useEffect(() => {
    if (!isDrawing) return
    const timer = setInterval(() => setTurn((now) => now + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [isDrawing])
  const isMe = me !== undefined && draw.chosen.includes(me)
  useOnce('bell', isMe && !isRolling ? 'picked' : null)
  return (
    <div className={css.moment}>
      <p className={css.title}>{t(isDrawing ? 'drawing' : 'picker')}</p>
      {isDrawing ? (
        <p className={css.wheel} aria-hidden>
          {namesOf([draw.pool[turn % draw.pool.length] ?? ''])}
        </p>
      ) : (
        <output className={css.wheel}>{namesOf(draw.chosen)}</output>
      )}
      {isMe && !isDrawing && <p className={css.words}>{t('itsYou')}</p>}
    </div>
  )
}

const prefersStillness = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true

type Award = Extract<RoomEvent, { type: 'prizeAwarded' }>
const PRIZE_SHOWN_MS = 2_400

/** Prizes as they are given, one after the other. */
function PrizeFlight() {
  const { channel, language } = useClassroom()
  const t = useToolWords()
  const namesOf = useNames()
  const me = useMe()?.userId
  const [queue, setQueue] = useState<readonly Award[]>([])
  const [award] = queue
  useEffect(
    () =>
      channel.onEvent((event, live) => {
        if (event.type === 'prizeAwarded' && live) setQueue((waiting) => [...waiting.slice(-8), event])
      }),
    [channel],
  )
  useEffect(() => {
    if (!award) return
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), PRIZE_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [award])
  if (!award) return null
  const prize = t(`got.${award.prize}`, { count: award.count })
  const isMine = me !== undefined && award.userIds.includes(me)
  return (
    <>
      <Flyers key={`flyers ${award.seq}`} award={award} />
      <output key={award.seq} className={css.prize}>
        <span className={css.picture} aria-hidden>
          {PRIZE_PICTURES[award.prize]}
        </span>
        <span className={css.words}>
          {isMine ? t('youGot', { prize }) : t('someoneGot', { names: namesOf(award.userIds), prize })}
        </span>
        {award.reason !== '' && <span>{prizeReasonIn(language, award.reason)}</span>}
      </output>
    </>
  )
}

const FLYERS = 6
const FLIGHT = { delay: 1_400, duration: 900, easing: 'ease-in' } as const

/** The prize goes to the tile of each student who got it, where its number is. Nothing flies for who wants less motion. */
function Flyers({ award }: { award: Award }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const faces = place.current?.closest('main')?.querySelectorAll<HTMLElement>('[data-face]') ?? []
    if (prefersStillness()) return
    for (const flyer of place.current?.children ?? []) {
      const face = [...faces].find((one) => one.dataset['face'] === flyer.getAttribute('data-for'))
      if (!face || !flyer.animate) continue
      const [from, to] = [flyer.getBoundingClientRect(), face.getBoundingClientRect()]
      const dx = to.left + to.width / 2 - (from.left + from.width / 2)
      const dy = to.top + to.height / 2 - (from.top + from.height / 2)
      flyer.animate(
        [
          { opacity: 1, transform: 'none' },
          { opacity: 1, transform: `translate(${dx}px, ${dy}px) scale(0.5)`, offset: 0.9 },
          { opacity: 0, transform: `translate(${dx}px, ${dy}px) scale(0.2)` },
        ],
        FLIGHT,
      )
    }
  }, [])
  return (
    <div ref={place} className={css.flyers} aria-hidden>
      {award.userIds.slice(0, FLYERS).map((userId) => (
        <span key={userId} className={css.flyer} data-for={userId}>
          {PRIZE_PICTURES[award.prize]}
        </span>
      ))}
    </div>
  )
}

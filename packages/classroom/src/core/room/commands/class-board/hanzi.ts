/** Character cards: the order of strokes, shown to all in step. [R70] */
import type { Fields } from '../../../shapes/shape.ts'
import { integer, oneOf } from '../../../shapes/shape.ts'
import { id } from '../../../shapes/room-shapes.ts'
import type { HanziPlay } from '../../../board/board-types.ts'
import { HANZI_SPEEDS, HANZI_STATES } from '../../../board/play-settings.ts'
import { decodeElement } from '../../../board/elements/element-codec.ts'
import { ElementFormat, HANZI_MAX, STROKES_MAX } from '../../../board/elements/element-types.ts'
import { findStrokes } from '../../../board/stroke-list.ts'
import { happened, refused, unchanged } from '../../decision.ts'
import { changePage, drawing, drawn, onPage } from '../../rules/board-entries.ts'
import type { CommandTable, EventTable } from '../table.ts'

type Play = Omit<HanziPlay, 'at' | 'state'> & { state: HanziPlay['state'] | 'stopped' }

export type HanziCommand = { type: 'board.playHanzi' } & Play
export type HanziEvent = { type: 'board.hanziSet' } & Play

const place = { pageId: id, elementId: id, stroke: integer(0, HANZI_MAX * STROKES_MAX), speed: oneOf(...HANZI_SPEEDS) }
export const hanziPlayShape: Fields<Omit<HanziPlay, 'at'>> = { ...place, state: oneOf(...HANZI_STATES) }
const shape: Fields<Play> = { ...place, state: oneOf(...HANZI_STATES, 'stopped') }

export const hanziCommands: CommandTable<HanziCommand, HanziEvent> = {
  'board.playHanzi': {
    ...drawing,
    rules: ['R70'],
    askedBy: 'teacher',
    // A command that waited for the network would jump back to where the class was.
    isContent: false,
    shape,
    marks: ['board.hanziSet'],
    identity: (command) => JSON.stringify(command),
    // One card at a time. Playing a card again begins again, also while it plays.
    decide: (request) =>
      onPage<HanziCommand, HanziEvent>(request, 'teacher', ({ room: { board }, command }, page) => {
        const { pageId, elementId, state, stroke, speed } = command
        const now = board.hanzi
        if (state === 'stopped') {
          return now?.elementId === elementId
            ? happened({ type: 'board.hanziSet', pageId, elementId, state, stroke, speed })
            : unchanged
        }
        const [found] = findStrokes(page.strokes, new Set([elementId]))
        const isCard = found?.stroke.bytes[0] === ElementFormat.hanziCard
        if (!isCard || decodeElement(found.stroke.bytes)?.kind !== 'hanziCard') return refused('no-such-element')
        const isSame = now?.elementId === elementId && now.stroke === stroke && now.speed === speed
        if (state === 'paused' && isSame && now.state === 'paused') return unchanged
        return happened({ type: 'board.hanziSet', pageId, elementId, state, stroke, speed })
      }),
  },
}

export const hanziEvents: EventTable<HanziEvent> = {
  'board.hanziSet': {
    ...drawn,
    shape,
    evolve: (room, { pageId, elementId, state, stroke, speed, at }) =>
      changePage(room, pageId, ({ hanzi: _before, ...board }) =>
        state === 'stopped' ? board : { ...board, hanzi: { pageId, elementId, state, stroke, speed, at } },
      ),
  },
}

/** Sounds and films on the board, which play in step for all. [R91] */
import { integer, object, oneOf } from '../../../shapes/shape.ts'
import { id } from '../../../shapes/room-shapes.ts'
import type { ClipLoop, ClipSetting } from '../../../board/board-types.ts'
import { CLIP_LOOP_MIN_MS, CLIP_MAX_MS, CLIP_RATES } from '../../../board/play-settings.ts'
import { ElementFormat } from '../../../board/elements/element-types.ts'
import { findStrokes } from '../../../board/stroke-list.ts'
import { happened, refused, unchanged } from '../../decision.ts'
import { changePage, drawing, drawn, onPage } from '../../rules/board-entries.ts'
import type { CommandTable, EventTable } from '../table.ts'

export type ClipCommand = { type: 'board.playClip' } & ClipSetting
export type ClipEvent = { type: 'board.clipSet' } & ClipSetting

export const clipShape = {
  pageId: id,
  elementId: id,
  state: oneOf('playing', 'paused'),
  positionMs: integer(0, CLIP_MAX_MS),
  rate: oneOf(...CLIP_RATES),
}
const place = integer(0, CLIP_MAX_MS)
export const clipOptional = { loop: object<ClipLoop>({ fromMs: place, toMs: place }) }

export const clipCommands: CommandTable<ClipCommand, ClipEvent> = {
  'board.playClip': {
    ...drawing,
    rules: ['R91'],
    askedBy: 'teacher',
    // A press that waited for the network would take the class back.
    isContent: false,
    shape: clipShape,
    optional: clipOptional,
    marks: ['board.clipSet'],
    decide: (request) =>
      onPage(request, 'teacher', ({ room, command }, page) => {
        const { pageId, elementId, state, positionMs, rate, loop } = command
        const [clip] = findStrokes(page.strokes, new Set([elementId]))
        if (clip?.stroke.bytes[0] !== ElementFormat.clip) return refused('no-such-element')
        if (loop && loop.toMs - loop.fromMs < CLIP_LOOP_MIN_MS) return refused('invalid-command')
        const now = room.board.clip
        const isSame =
          now?.elementId === elementId && now.state === state && now.rate === rate && isSameLoop(now.loop, loop)
        if (isSame && state === 'paused' && now.positionMs === positionMs) return unchanged
        return happened({ type: 'board.clipSet', pageId, elementId, state, positionMs, rate, ...(loop && { loop }) })
      }),
  },
}

export const clipEvents: EventTable<ClipEvent> = {
  'board.clipSet': {
    ...drawn,
    shape: clipShape,
    optional: clipOptional,
    evolve: (room, { pageId, elementId, state, positionMs, rate, loop, at }) =>
      changePage(room, pageId, (board) => ({
        ...board,
        clip: { pageId, elementId, state, positionMs, rate, at, ...(loop && { loop }) },
      })),
  },
}

const isSameLoop = (a: ClipLoop | undefined, b: ClipLoop | undefined) => a?.fromMs === b?.fromMs && a?.toMs === b?.toMs

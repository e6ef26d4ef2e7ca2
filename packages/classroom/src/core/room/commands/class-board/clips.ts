/** Sounds and films on the board, which play in step for all. [R91] */
import { integer, oneOf } from '../../../shapes/shape.ts'
import { id } from '../../../shapes/room-shapes.ts'
import type { ClipSetting } from '../../../board/board-types.ts'
import { CLIP_MAX_MS, CLIP_RATES } from '../../../board/play-settings.ts'
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

export const clipCommands: CommandTable<ClipCommand, ClipEvent> = {
  'board.playClip': {
    ...drawing,
    rules: ['R91'],
    askedBy: 'teacher',
    // A press that waited for the network would take the class back.
    isContent: false,
    shape: clipShape,
    marks: ['board.clipSet'],
    decide: (request) =>
      onPage(request, 'teacher', ({ room, command }, page) => {
        const { pageId, elementId, state, positionMs, rate } = command
        const [clip] = findStrokes(page.strokes, new Set([elementId]))
        if (clip?.stroke.bytes[0] !== ElementFormat.clip) return refused('no-such-element')
        const now = room.board.clip
        const isSame = now?.elementId === elementId && now.state === state && now.rate === rate
        if (isSame && state === 'paused' && now.positionMs === positionMs) return unchanged
        return happened({ type: 'board.clipSet', pageId, elementId, state, positionMs, rate })
      }),
  },
}

export const clipEvents: EventTable<ClipEvent> = {
  'board.clipSet': {
    ...drawn,
    shape: clipShape,
    evolve: (room, { pageId, elementId, state, positionMs, rate, at }) =>
      changePage(room, pageId, (board) => ({ ...board, clip: { pageId, elementId, state, positionMs, rate, at } })),
  },
}

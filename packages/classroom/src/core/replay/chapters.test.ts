import { expect, it } from 'vitest'
import { anna, bringOnStage, liveRoom, teacher } from '../../../test/test-room.ts'
import { evolve } from '../room/evolve.ts'
import type { RoomEvent } from '../room/room-types.ts'
import { emptyRoom } from '../room/room-state.ts'
import { type Chapter, chapterAt, chapterNow, keptChapters } from './chapters.ts'

function chaptersOf(events: readonly RoomEvent[]): readonly Chapter[] {
  let state = emptyRoom()
  const chapters: Chapter[] = []
  for (const event of events) {
    const after = evolve(state, event)
    const chapter = chapterAt(event, state, after)
    if (chapter) chapters.push(chapter)
    state = after
  }
  return chapters
}

it('[R98] a class has chapters for its start, pages, tools, the stage and shared screens', () => {
  const room = liveRoom()
  room.ask(teacher, { type: 'board.addPage', pageId: 'p2', background: 'white' })
  room.ask(teacher, { type: 'startPractice', kind: 'check', title: '', questions: [], limitSeconds: 0 })
  room.ask(teacher, { type: 'startRollCall', rollCallId: 'r1', limitSeconds: 30 })
  bringOnStage(room, anna)
  room.ask(teacher, { type: 'reportMedia', media: { screen: true } })
  expect(chaptersOf(room.events).map(({ at: _at, ...chapter }) => chapter)).toEqual([
    { kind: 'start' },
    { kind: 'page', no: 2 },
    { kind: 'practice', practice: 'check' },
    { kind: 'rollCall' },
    { kind: 'stage', name: 'Anna' },
    { kind: 'share', name: 'Li Wei' },
  ])
})

it('[R98] a page that was only turned over is no chapter', () => {
  const at = (kind: 'page' | 'rollCall', seconds: number, no = 1): Chapter =>
    kind === 'page' ? { kind, no, at: seconds * 1_000 } : { kind, at: seconds * 1_000 }
  const chapters = [at('page', 0, 1), at('page', 60, 2), at('rollCall', 61), at('page', 63, 3), at('page', 120, 1)]
  expect(keptChapters(chapters, 130_000)).toEqual([at('page', 0, 1), at('rollCall', 61), at('page', 63, 3)])
  expect(chapterNow(chapters, 62_000)).toBe(2)
  expect(chapterNow(chapters, -1)).toBe(-1)
})

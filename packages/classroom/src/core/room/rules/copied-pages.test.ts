import { describe, expect, it } from 'vitest'
import { anna, liveRoom, teacher } from '../../../../test/test-room.ts'
import { testStroke } from '../../../../test/test-stroke.ts'
import { BOARD_MAX_BYTES, type BoardPage, PAGE_LIMIT, PAGE_MAX_BYTES, type Stroke } from '../../board/board-types.ts'
import { decodeElement, encodeElement } from '../../board/elements/element-codec.ts'
import { moveBy } from '../../board/elements/matrix.ts'
import { emptyPage } from '../../board/empty-board.ts'
import { PAPER_OF_BACKGROUND } from '../../board/paper.ts'
import { PAPER_OF_CHOICE } from '../../board/school-paper.ts'
import type { Sheet } from '../../board/sheet.ts'
import { appendStroke, listSize } from '../../board/stroke-list.ts'
import { encodeClientFrame } from '../../live/frames.ts'
import { decodeKeyframe, encodeKeyframe } from '../../live/keyframe.ts'
import { MAX_FRAME_BYTES } from '../../live/live-protocol.ts'
import type { RoomCommand } from '../room-types.ts'
import { commandWork } from '../table-facts.ts'
import { copiedPage, copyCommands, copyDenial, filesOfPages, isUsedPage } from './copied-pages.ts'
import { copyWork, paceMs } from './copy-pace.ts'
import { USUAL_RULES } from './room-rules.ts'

const box = { x: 100, y: 100, width: 200, height: 80 }
const picture = encodeElement({
  kind: 'picture',
  box,
  resourceId: 'res_photo',
  crop: { left: 0, top: 0, right: 0, bottom: 0 },
  alt: '市场',
})
const clip = encodeElement({ kind: 'clip', box, media: 'sound', resourceId: 'res_sound', title: '听力' })
const card = encodeElement({ kind: 'hanziCard', box, text: '永', grid: 'mi', hasPinyin: true })
const unknown = new Uint8Array([200, 0, 0, 0, 0])
const slide: Sheet = { fileId: 'res_slides', kind: 'document', name: '第三课.pdf', no: 2 }

function pageOf(id: string, elements: readonly Partial<Stroke>[] = [], sheet?: Sheet): BoardPage {
  const strokes = elements
    .map((one, i) => ({ id: `${id}-${i}`, author: 'former', bytes: testStroke(i), ...one }))
    .reduce(appendStroke, [] as BoardPage['strokes'])
  const sizeBytes = listSize(strokes)
  return { ...emptyPage(id, 'tianzige'), strokes, strokeCount: elements.length, sizeBytes, ...(sheet && { sheet }) }
}

function commandsOf(pages: readonly BoardPage[], files: ReadonlyMap<string, string> = new Map()) {
  let last = 0
  return copyCommands(pages, { actId: 'insertion', afterId: 'page-1', files, newPageId: () => `new-${++last}` })
}

/** A class in which these pages have been inserted. */
function copied(pages: readonly BoardPage[], files?: ReadonlyMap<string, string>) {
  const test = liveRoom([anna])
  test.ask(teacher, { type: 'board.addPages', afterId: 'page-1', pages: [{ pageId: 'last', paper: PAPER }] })
  for (const command of commandsOf(pages, files)) test.ask(teacher, command)
  return test
}
const PAPER = PAPER_OF_BACKGROUND.white
const elementsOn = (page: BoardPage | undefined) => page?.strokes.flat() ?? []

describe('[R94] pages of an earlier lesson', () => {
  it('come after the current one in their order, with paper and courseware, and the first is turned to', () => {
    const { room } = copied([pageOf('a'), pageOf('b', [], slide), pageOf('c', [], { ...slide, no: 3 })])
    const { pages, currentPageId } = room.board
    expect(pages.map(({ sheet }) => sheet?.no ?? null)).toEqual([null, null, 2, 3, null])
    expect(pages[1]).toMatchObject({ id: currentPageId, paper: PAPER_OF_BACKGROUND.tianzige })
    expect(pages.at(-1)?.id).toBe('last')
  })

  it('of several files keep theirs', () => {
    const other: Sheet = { fileId: 'res_photo', kind: 'picture', name: '市场.png', no: 1 }
    const { room } = copied([pageOf('a', [], slide), pageOf('b', [], other), pageOf('c'), pageOf('d', [], slide)])
    const names = room.board.pages.slice(1, 5).map(({ sheet }) => sheet?.name)
    expect(names).toEqual([slide.name, other.name, undefined, slide.name])
  })

  it('bring ink, pictures, clips and cards as they lie, with new ids, as the teacher’s own', () => {
    const page = pageOf('a', [{}, { bytes: picture, matrix: moveBy(5, 7) }, { bytes: clip }, { bytes: card }])
    const elements = elementsOn(copied([page]).room.board.pages[1])
    expect(elements.map(({ bytes }) => bytes)).toEqual([testStroke(), picture, clip, card])
    expect(elements[1]?.matrix).toEqual(moveBy(5, 7))
    expect(elements.every(({ author }) => author === 'teacher')).toBe(true)
    const former = new Set(elementsOn(page).map(({ id }) => id))
    expect(elements.some(({ id }) => former.has(id))).toBe(false)
  })

  it('what was locked is locked again', () => {
    const elements = elementsOn(copied([pageOf('a', [{ isLocked: true }, {}])]).room.board.pages[1])
    expect(elements.map(({ isLocked }) => isLocked ?? false)).toEqual([true, false])
  })

  it('name their files as this lesson does, and keep the name of one that is gone', () => {
    const page = pageOf('a', [{ bytes: picture }, { bytes: clip }], slide)
    expect(filesOfPages([page, page])).toEqual(['res_slides', 'res_photo', 'res_sound'])
    const files = new Map([
      ['res_slides', 'res_here'],
      ['res_photo', 'res_photo_here'],
    ])
    const [, here] = copied([page], files).room.board.pages
    expect(here?.sheet).toEqual({ ...slide, fileId: 'res_here' })
    expect(elementsOn(here).map(({ bytes }) => decodeElement(bytes))).toMatchObject([
      { resourceId: 'res_photo_here', alt: '市场' },
      { resourceId: 'res_sound', title: '听力' },
    ])
  })

  it('without ink bring what was prepared', () => {
    const page = pageOf('a', [{}, { bytes: card }, {}], slide)
    const bare = copiedPage(page, false)
    expect(elementsOn(bare).map(({ bytes }) => bytes)).toEqual([card])
    expect(bare).toMatchObject({ sheet: slide, strokeCount: 1, sizeBytes: card.length + 64 })
    expect(copiedPage(page, true)).toBe(page)
  })

  it('leave out what this version does not know, because the room refuses it', () => {
    const page = copiedPage(pageOf('a', [{ bytes: unknown }, {}]), true)
    expect(elementsOn(copied([page]).room.board.pages[1])).toHaveLength(1)
  })

  it('that are blank are not offered', () => {
    const blank = emptyPage('a', 'green')
    const pages = [blank, { ...blank, strokeCount: 1 }, { ...blank, sheet: slide }]
    expect(pages.map((page) => isUsedPage({ settings: null }, page))).toEqual([false, true, true])
  })

  it('that only have lines are offered, whether by their paper or by what pages had before', () => {
    const page = { ...emptyPage('a', 'white'), paper: PAPER_OF_CHOICE.mizige }
    const pages = [page, emptyPage('b', 'tianzige')]
    expect(pages.map((one) => isUsedPage({ settings: null }, one))).toEqual([true, true])
    const { paper } = page
    expect(copied([page]).room.board.pages[1]).toMatchObject({ paper, strokeCount: 0 })
  })

  it('[R81] the first one with the lines of the school is blank, until others are chosen', () => {
    const { settings } = liveRoom().room
    const rules = { ...USUAL_RULES, defaultPaper: 'mizige' as const }
    const ofSchool = { settings: settings && { ...settings, rules } }
    const first = (paper: keyof typeof PAPER_OF_CHOICE) => ({
      ...emptyPage('page-1', 'white'),
      paper: PAPER_OF_CHOICE[paper],
    })
    expect([first('mizige'), first('pinyin')].map((page) => isUsedPage(ofSchool, page))).toEqual([false, true])
  })

  it('that do not fit are refused before anything is sent', () => {
    const { room } = liveRoom([anna])
    const many = (count: number, change: Partial<BoardPage> = {}) =>
      Array.from({ length: count }, (_, i) => ({ ...pageOf(`p${i}`), ...change }))
    expect(copyDenial(room, teacher, many(PAGE_LIMIT - 1))).toBeNull()
    expect(copyDenial(room, teacher, many(PAGE_LIMIT))).toBe('page-limit')
    expect(copyDenial(room, teacher, many(1, { sizeBytes: PAGE_MAX_BYTES + 1 }))).toBe('page-full')
    expect(copyDenial(room, teacher, many(5, { sizeBytes: BOARD_MAX_BYTES / 4 }))).toBe('board-full')
    expect(copyDenial({ ...room, log: { ...room.log, bytes: 64 * 2 ** 20 } }, teacher, many(1))).toBe('log-full')
  })

  it('are the teacher’s', () => {
    expect(copied([]).refusal(anna, commandsOf([pageOf('b')])[0] ?? { type: 'enter' })).toBe('teacher-only')
  })

  it('[R62] are one step of undo and of redo, however many commands they are', () => {
    const other: Sheet = { fileId: 'res_photo', kind: 'picture', name: '市场.png', no: 1 }
    const many = Array.from({ length: 199 - 1 }, (_, i) => pageOf(`p${i}`, [{}, {}], i % 50 < 25 ? slide : other))
    const test = copied(many)
    const whole = test.room.board.pages
    expect(whole).toHaveLength(PAGE_LIMIT)
    test.ask(teacher, { type: 'board.undo' })
    expect(test.room.board.pages.map(({ id }) => id)).toEqual(['page-1', 'last'])
    test.ask(teacher, { type: 'board.redo' })
    expect(test.room.board.pages).toEqual(whole)
  })

  it('[R62] are one step of undo after what was drawn while they came', () => {
    const test = liveRoom([anna])
    const commands = commandsOf([pageOf('a', [{}]), pageOf('b', [{}])])
    const draw: RoomCommand = { type: 'board.addStroke', pageId: 'new-1', strokeId: 'drawn', bytes: testStroke() }
    for (const command of [...commands.slice(0, 3), draw, ...commands.slice(3)]) test.ask(teacher, command)
    test.ask(teacher, { type: 'board.undo' })
    expect(test.room.board.pages.map(({ strokeCount }) => strokeCount)).toEqual([0, 1, 1])
    test.ask(teacher, { type: 'board.undo' })
    expect(test.room.board.pages).toHaveLength(1)
    expect(test.refusal(teacher, { type: 'board.undo' })).toBe('nothing-to-undo')
  })

  it('[R62] of two insertions are two steps, for one who came later, too', () => {
    const test = copied([pageOf('a', [{}])])
    const more = { actId: 'another', afterId: 'new-1', files: new Map<string, string>(), newPageId: () => 'later' }
    for (const command of copyCommands([pageOf('b', [{}])], more)) test.ask(teacher, command)
    const { board } = decodeKeyframe(encodeKeyframe(test.room)) ?? test.room
    expect(board.history['teacher']?.undo.map((entry) => 'actId' in entry && entry.actId)).toEqual([
      'another',
      'insertion',
      false,
    ])
    test.ask(teacher, { type: 'board.undo' })
    expect(test.room.board.pages.map(({ id }) => id)).toEqual(['page-1', 'new-1', 'last'])
  })

  it('are sent in frames that a room takes, however the elements lie', () => {
    const far = [-4_096, 4_095, -4_096, 4_095, -20_479, -20_479] as const
    const elements = Array.from({ length: 400 }, () => ({ bytes: picture, matrix: far }))
    const commands = copyCommands([pageOf('a', elements)], {
      actId: 'page-4294967295-4294967295',
      afterId: 'page-1',
      files: new Map(),
      newPageId: () => 'page-4294967295-4294967295',
    })
    const frames = commands.map((command) => encodeClientFrame({ t: 'command', id: 'a'.repeat(22), command }))
    expect(Math.max(...frames.map((frame) => frame.length))).toBeLessThan(MAX_FRAME_BYTES)
  })

  it('are counted as the tables of commands count them', () => {
    const page = pageOf('p1', [{ isLocked: true }, {}, {}], slide)
    const { room } = liveRoom()
    for (const command of commandsOf([page, pageOf('p2')])) {
      const { drawnStrokes, logBytes } = commandWork(room, command, 'teacher')
      expect(copyWork(command)).toEqual({ drawnStrokes, logBytes })
    }
  })

  it('a usual lesson is sent at once, a very large one in the time that drawing leaves', () => {
    const { room } = liveRoom([anna])
    const workOf = (pages: number) =>
      commandsOf(
        Array.from({ length: pages }, (_, i) =>
          pageOf(
            `p${i}`,
            Array.from({ length: 250 }, () => ({})),
          ),
        ),
      )
        .map((command) => commandWork(room, command, 'teacher'))
        .reduce(
          (sum, { drawnStrokes, logBytes }) => ({
            drawnStrokes: sum.drawnStrokes + drawnStrokes,
            logBytes: sum.logBytes + logBytes,
          }),
          { drawnStrokes: 0, logBytes: 0 },
        )
    expect(paceMs(workOf(5))).toBe(0)
    expect(paceMs(workOf(50))).toBeGreaterThan(60_000)
  })
})

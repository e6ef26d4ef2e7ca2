/** Pages of the board, their paper, and the part of a page that the class looks at. [R64][R65] */
import { flag, integer, listOf, nullable, object, oneOf, type Parser } from '../../shapes/shape.ts'
import { id } from '../../shapes/room-shapes.ts'
import { recordAct } from '../../board/board-history.ts'
import {
  BOARD_MAX_BYTES,
  type BoardPlaceInView,
  PAGE_HEIGHT,
  PAGE_LIMIT,
  PAGE_WIDTH,
  type PageId,
} from '../../board/board-types.ts'
import { boardSize, emptyPage, findPage } from '../../board/empty-board.ts'
import { copyOfPage, withoutPages, withPage, withPageAt, withPages } from '../../board/history-steps.ts'
import { isSamePaper, type Paper, PAPER_CELLS, PAPER_COLORS, PAPER_LINES } from '../../board/paper.ts'
import type { SheetFile } from '../../board/sheet.ts'
import { sheetFile, sheetNo } from '../../shapes/sheet-shapes.ts'
import { happened, refused, unchanged } from '../decision.ts'
import { changePage, drawing, drawingDenied, drawn, onPage, touching, withBoard } from '../rules/board-entries.ts'
import { newPagesCost } from '../rules/copy-costs.ts'
import type { CommandTable, EventTable } from './table.ts'

export interface NewPage {
  pageId: PageId
  paper: Paper
  /** The page of the file that is shown, counted from 1. Left out for a page without one. */
  no?: number
}

export type PageCommand =
  /**
   * @property afterId null: before the first page
   * @property file of which the pages are made that have a `no`
   * @property actId one undo takes back all pages that came with the same one, and what was pasted on them with it
   */
  | { type: 'board.addPages'; afterId: PageId | null; pages: readonly NewPage[]; file?: SheetFile; actId?: string }
  | { type: 'board.movePage'; pageId: PageId; index: number }
  | { type: 'board.duplicatePage'; pageId: PageId; newPageId: PageId }
  | { type: 'board.removePage'; pageId: PageId }
  | { type: 'board.setPaper'; pageId: PageId; paper: Paper }
  | ({ type: 'board.setView' } & BoardPlaceInView)

export type PageEvent =
  | { type: 'board.pagesAdded'; afterId: PageId | null; pages: readonly NewPage[]; file?: SheetFile; actId?: string }
  | { type: 'board.pageMoved'; pageId: PageId; index: number }
  | { type: 'board.pageDuplicated'; pageId: PageId; newPageId: PageId }
  | { type: 'board.pageRemoved'; pageId: PageId }
  | { type: 'board.paperSet'; pageId: PageId; paper: Paper }
  | ({ type: 'board.viewSet' } & BoardPlaceInView)

export const paper: Parser<Paper> = object<Paper>({
  color: oneOf(...PAPER_COLORS),
  lines: oneOf(...PAPER_LINES),
  cells: oneOf(...PAPER_CELLS),
  hasPinyin: flag,
})
const newPages = listOf(object<NewPage>({ pageId: id, paper }, { no: sheetNo }), PAGE_LIMIT)
const place = integer(0, PAGE_LIMIT)
/** Half to eight times the page, its middle on the page. */
export const viewShape = {
  pageId: id,
  x: integer(0, PAGE_WIDTH),
  y: integer(0, PAGE_HEIGHT),
  w: integer(PAGE_WIDTH / 8, PAGE_WIDTH * 2),
}
// The ids of what stands on a copied page are made of the page's own id and a number.
const COPY_ID_MAX_LENGTH = 56

const paging = { ...drawing, askedBy: 'teacher', rules: ['R64'] } as const

export const pageCommands: CommandTable<PageCommand, PageEvent> = {
  'board.addPages': {
    ...paging,
    rules: ['R64', 'R90'],
    shape: { afterId: nullable(id), pages: newPages },
    optional: { file: sheetFile, actId: id },
    marks: ['board.pagesAdded'],
    cost: (_room, command) => newPagesCost(command),
    decide({ room, command, actor }) {
      const denied = drawingDenied(room, actor, 'teacher')
      if (denied !== null) return denied
      const { afterId, pages, file, actId } = command
      const names = new Set(pages.map(({ pageId }) => pageId))
      if (pages.length === 0) return unchanged
      if (names.size < pages.length || room.board.pages.some((page) => names.has(page.id))) {
        return refused('invalid-command')
      }
      if (file === undefined && pages.some(({ no }) => no !== undefined)) return refused('invalid-command')
      if (afterId !== null && findPage(room.board, afterId) === undefined) return refused('no-such-page')
      if (room.board.pages.length + pages.length > PAGE_LIMIT) return refused('page-limit')
      return happened({ type: 'board.pagesAdded', afterId, pages, ...(file && { file }), ...(actId && { actId }) })
    },
  },
  'board.movePage': {
    ...paging,
    shape: { pageId: id, index: place },
    marks: ['board.pageMoved'],
    decide: (request) =>
      onPage(request, 'teacher', ({ room, command: { pageId, index } }) =>
        withPageAt(room.board, pageId, index) === null
          ? unchanged
          : happened({ type: 'board.pageMoved', pageId, index }),
      ),
  },
  'board.duplicatePage': {
    ...paging,
    rules: ['R64', 'R40'],
    shape: { pageId: id, newPageId: id },
    marks: ['board.pageDuplicated'],
    cost: ({ board }, { pageId }) => touching(findPage(board, pageId)?.strokeCount ?? 0),
    decide: (request) =>
      onPage(request, 'teacher', ({ room: { board }, command: { pageId, newPageId } }, page) => {
        const isNew = findPage(board, newPageId) === undefined
        if (!isNew || newPageId.length > COPY_ID_MAX_LENGTH) return refused('invalid-command')
        if (board.pages.length >= PAGE_LIMIT) return refused('page-limit')
        if (boardSize(board) + page.sizeBytes > BOARD_MAX_BYTES) return refused('board-full')
        return happened({ type: 'board.pageDuplicated', pageId, newPageId })
      }),
  },
  'board.removePage': {
    ...paging,
    shape: { pageId: id },
    marks: ['board.pageRemoved'],
    decide: (request) =>
      onPage(request, 'teacher', ({ room, command: { pageId } }) =>
        room.board.pages.length === 1 ? refused('last-page') : happened({ type: 'board.pageRemoved', pageId }),
      ),
  },
  'board.setPaper': {
    ...paging,
    shape: { pageId: id, paper },
    marks: ['board.paperSet'],
    decide: (request) =>
      onPage(request, 'teacher', ({ command: { pageId, paper: printed } }, page) =>
        isSamePaper(page.paper ?? null, printed)
          ? unchanged
          : happened({ type: 'board.paperSet', pageId, paper: printed }),
      ),
  },
  'board.setView': {
    ...paging,
    rules: ['R65'],
    // A view that waited for the network would jump back to where the class was.
    isContent: false,
    shape: viewShape,
    marks: ['board.viewSet'],
    decide: (request) =>
      onPage(request, 'teacher', ({ room, command: { pageId, x, y, w } }) => {
        const { view } = room.board
        const isSame = view?.pageId === pageId && view.x === x && view.y === y && view.w === w
        return isSame ? unchanged : happened({ type: 'board.viewSet', pageId, x, y, w })
      }),
  },
}

export const pageEvents: EventTable<PageEvent> = {
  'board.pagesAdded': {
    ...drawn,
    shape: { afterId: nullable(id), pages: newPages },
    optional: { file: sheetFile, actId: id },
    content: { bytes: (event) => newPagesCost(event).contentBytes, isShare: false },
    evolve(room, { afterId, pages, file, actId, by }) {
      const { board } = room
      const start = board.pages.findIndex((page) => page.id === afterId) + 1
      const placed = pages
        .filter(({ pageId }) => findPage(board, pageId) === undefined)
        .map(({ pageId, paper: printed, no }, i) => ({
          page: {
            ...emptyPage(pageId, 'white'),
            paper: printed,
            ...(file && no !== undefined && { sheet: { ...file, no } }),
          },
          index: start + i,
        }))
      const first = placed[0]
      if (first === undefined) return room
      const grown = withPages(board, placed)
      return withBoard(room, recordAct(grown, by, { act: 'addPages', pageId: first.page.id, pages: placed }, actId))
    },
  },
  'board.pageMoved': {
    ...drawn,
    shape: { pageId: id, index: place },
    evolve(room, { pageId, index, by }) {
      const from = room.board.pages.findIndex((page) => page.id === pageId)
      const moved = withPageAt(room.board, pageId, index)
      if (moved === null) return room
      const to = moved.pages.findIndex((page) => page.id === pageId)
      return withBoard(room, recordAct(moved, by, { act: 'movePage', pageId, from, to }))
    },
  },
  'board.pageDuplicated': {
    ...drawn,
    shape: { pageId: id, newPageId: id },
    evolve: (room, { pageId, newPageId, by }) =>
      changePage(room, pageId, (board, source) => {
        if (findPage(board, newPageId) !== undefined) return board
        const page = copyOfPage(source, newPageId)
        const placed = [{ page, index: board.pages.indexOf(source) + 1 }]
        return recordAct(withPages(board, placed), by, { act: 'addPages', pageId: newPageId, pages: placed })
      }),
  },
  'board.pageRemoved': {
    ...drawn,
    shape: { pageId: id },
    evolve: (room, { pageId, by }) =>
      changePage(room, pageId, (board, page) => {
        const rest = withoutPages(board, new Set([pageId]))
        if (rest === null) return board
        const pages = [{ page, index: board.pages.indexOf(page) }]
        return recordAct(rest, by, { act: 'removePages', pageId, pages })
      }),
  },
  'board.paperSet': {
    ...drawn,
    shape: { pageId: id, paper },
    evolve: (room, { pageId, paper: printed, by }) =>
      changePage(room, pageId, (board, page) => {
        const before = page.paper ?? null
        if (isSamePaper(before, printed)) return board
        return recordAct(withPage(board, { ...page, paper: printed }), by, {
          act: 'paper',
          pageId,
          before,
          after: printed,
        })
      }),
  },
  'board.viewSet': {
    ...drawn,
    shape: viewShape,
    evolve: (room, { pageId, x, y, w }) =>
      changePage(room, pageId, (board) => ({ ...board, view: { pageId, x, y, w } })),
  },
}

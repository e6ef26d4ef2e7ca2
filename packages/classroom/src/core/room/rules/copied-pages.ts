/** Pages of an earlier lesson, and the commands that make them in this one. [R94] */
import {
  BOARD_MAX_BYTES,
  type BoardPage,
  PAGE_LIMIT,
  PAGE_MAX_BYTES,
  type PageId,
  type Stroke,
  STROKE_MAX_BYTES,
} from '../../board/board-types.ts'
import { decodeElement, encodeElement, isValidElement } from '../../board/elements/element-codec.ts'
import { ElementFormat } from '../../board/elements/element-types.ts'
import { boardSize, FIRST_PAGE_ID } from '../../board/empty-board.ts'
import { isSamePaper, paperOf } from '../../board/paper.ts'
import { PAPER_OF_CHOICE } from '../../board/school-paper.ts'
import type { Sheet, SheetFile } from '../../board/sheet.ts'
import { isValidStroke } from '../../board/stroke-codec.ts'
import { appendStroke, countStrokes, listSize } from '../../board/stroke-list.ts'
import type { NewPage, PageCommand } from '../commands/pages.ts'
import { logDenial } from '../log-size.ts'
import type { RoomCommand } from '../room-types.ts'
import type { Actor, RefusalCode, RoomState } from '../state-types.ts'
import { PASTED_ITEM_BYTES, SELECTION_LIMIT } from './copy-costs.ts'
import { pasteCommands } from './paste-commands.ts'
import { rulesOf } from './room-rules.ts'

/**
 * The page as it would come along. What this version does not know stays behind, because the room would refuse it.
 * @param hasInk false leaves out what was written with a pen; courseware, text, shapes, pictures and cards stay
 */
export function copiedPage(page: BoardPage, hasInk: boolean): BoardPage {
  const all = page.strokes.flat()
  const kept = all.filter(({ bytes }) => (isInk(bytes) ? hasInk && isValidStroke(bytes) : isFitElement(bytes)))
  if (kept.length === all.length) return page
  const strokes = kept.reduce(appendStroke, [] as BoardPage['strokes'])
  return { ...page, strokes, strokeCount: countStrokes(strokes), sizeBytes: listSize(strokes) }
}

const isInk = (bytes: Uint8Array) => bytes[0] === ElementFormat.ink
const isFitElement = (bytes: Uint8Array) => bytes.length <= STROKE_MAX_BYTES && isValidElement(bytes)

/**
 * Tells whether anything is on it that is worth copying: courseware, what was put there, or lines that were chosen. A
 * blank page of any color is made anew as fast, and the first one brings the lines of the school by itself. [R81]
 * @param room any of the school
 */
export function isUsedPage(room: Pick<RoomState, 'settings'>, page: BoardPage): boolean {
  if (page.sheet !== undefined || page.strokeCount > 0) return true
  const paper = paperOf(page)
  const isAsOpened = page.id === FIRST_PAGE_ID && isSamePaper(paper, PAPER_OF_CHOICE[rulesOf(room).defaultPaper])
  return paper.lines !== 'none' && !isAsOpened
}

/** The files behind these pages, each once. */
export function filesOfPages(pages: readonly BoardPage[]): readonly string[] {
  const ids = new Set<string>()
  for (const { sheet, strokes } of pages) {
    if (sheet) ids.add(sheet.fileId)
    for (const { bytes } of strokes.flat()) {
      const element = hasFile(bytes) ? decodeElement(bytes) : null
      if (element !== null && 'resourceId' in element) ids.add(element.resourceId)
    }
  }
  return [...ids]
}

const hasFile = (bytes: Uint8Array) => bytes[0] === ElementFormat.picture || bytes[0] === ElementFormat.clip

/** Why these pages do not fit into the room; told before anything is sent. */
export function copyDenial(room: RoomState, actor: Actor, pages: readonly BoardPage[]): RefusalCode | null {
  if (room.board.pages.length + pages.length > PAGE_LIMIT) return 'page-limit'
  if (pages.some(({ sizeBytes }) => sizeBytes > PAGE_MAX_BYTES)) return 'page-full'
  const size = pages.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (boardSize(room.board) + size > BOARD_MAX_BYTES) return 'board-full'
  const listed = pages.reduce((sum, { strokeCount }) => sum + strokeCount * PASTED_ITEM_BYTES, 0)
  return logDenial(room, actor, size + listed)
}

export interface CopyOptions {
  /** Makes one step of undo of them all. */
  actId: string
  /** The pages follow this one. */
  afterId: PageId
  /** New ids of files, by those that they had. A file that is not among them is gone: its page says so by its name. */
  files: ReadonlyMap<string, string>
  newPageId: () => PageId
}

/** Adds the pages in their order, turns to the first, and puts on each what stood there. */
export function copyCommands(
  pages: readonly BoardPage[],
  { actId, afterId, files, newPageId }: CopyOptions,
): readonly RoomCommand[] {
  const copies = pages.map((page) => ({ page: withFiles(page, files), pageId: newPageId() }))
  const [first] = copies
  if (first === undefined) return []
  const content = copies.flatMap(({ page, pageId }) => contentCommands(page.strokes.flat(), pageId, actId))
  return [
    ...addCommands(copies, afterId).map((command) => ({ ...command, actId })),
    { type: 'board.turnPage', pageId: first.pageId },
    ...content,
  ]
}

type Copy = { page: BoardPage; pageId: PageId }
type AddPages = Extract<PageCommand, { type: 'board.addPages' }>

// A command names one file: pages of the next file are the next command.
function addCommands(copies: readonly Copy[], afterId: PageId): readonly AddPages[] {
  const commands: (AddPages & { pages: NewPage[] })[] = []
  for (const { page, pageId } of copies) {
    const { sheet } = page
    const added: NewPage = { pageId, paper: paperOf(page), ...(sheet && { no: sheet.no }) }
    const last = commands.at(-1)
    if (last !== undefined && (!sheet || !last.file || isSameFile(last.file, sheet))) {
      last.pages.push(added)
      if (sheet) last.file = fileOf(sheet)
    } else {
      const before = last?.pages.at(-1)?.pageId ?? afterId
      commands.push({ type: 'board.addPages', afterId: before, pages: [added], ...(sheet && { file: fileOf(sheet) }) })
    }
  }
  return commands
}

const fileOf = ({ fileId, kind, name }: Sheet): SheetFile => ({ fileId, kind, name })
const isSameFile = (one: SheetFile, other: SheetFile) =>
  one.fileId === other.fileId && one.kind === other.kind && one.name === other.name

// What stands on a new page is named by it, as on a copy of a page.
function contentCommands(strokes: readonly Stroke[], pageId: PageId, actId: string): readonly RoomCommand[] {
  let no = 0
  const pastes = pasteCommands(strokes, pageId, () => `${pageId}_${no++}`)
  const ids = pastes.flatMap(({ items }) => items.map(({ elementId }) => elementId))
  const locked = ids.filter((_, i) => strokes[i]?.isLocked === true)
  const locks: RoomCommand[] = []
  for (let i = 0; i < locked.length; i += SELECTION_LIMIT) {
    locks.push({ type: 'board.lock', pageId, ids: locked.slice(i, i + SELECTION_LIMIT), locked: true })
  }
  return [...pastes.map((paste) => ({ ...paste, actId })), ...locks]
}

function withFiles(page: BoardPage, files: ReadonlyMap<string, string>): BoardPage {
  const { sheet } = page
  const strokes = page.strokes.map((chunk) =>
    chunk.map((stroke) => ({ ...stroke, bytes: renamed(stroke.bytes, files) })),
  )
  return { ...page, strokes, ...(sheet && { sheet: { ...sheet, fileId: files.get(sheet.fileId) ?? sheet.fileId } }) }
}

function renamed(bytes: Uint8Array, files: ReadonlyMap<string, string>): Uint8Array {
  if (!hasFile(bytes)) return bytes
  const element = decodeElement(bytes)
  if (element?.kind !== 'picture' && element?.kind !== 'clip') return bytes
  const resourceId = files.get(element.resourceId)
  return resourceId === undefined ? bytes : encodeElement({ ...element, resourceId })
}

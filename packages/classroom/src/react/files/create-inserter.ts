/** Brings files onto the board: sends them, has pages made of them, and puts them where they belong. */
import { createStore, type ReadableStore } from '@hwjy/base'
import { insertedBox } from '../../core/board/fitted.ts'
import { PAGE_LIMIT } from '../../core/board/board-types.ts'
import { ALT_MAX_LENGTH } from '../../core/board/elements/element-types.ts'
import { PAPER_OF_BACKGROUND } from '../../core/board/paper.ts'
import type { Place } from '../../core/board/place.ts'
import { type SheetFile, sheetName } from '../../core/board/sheet.ts'
import type { RefusalCode } from '../../core/room/room-types.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import {
  kindOfFile,
  needsPages,
  type RoomFile,
  RoomFileError,
  type RoomFileErrorCode,
  type RoomFileKind,
} from '../../ports/room-files.ts'
import { newPageId } from '../board/new-page-id.ts'
import type { ClassroomPorts } from '../classroom-ports.ts'
import { BOARD_PICTURE, preparePicture } from './prepare-picture.ts'

export type InsertProblem =
  | { file: RoomFileErrorCode | 'no-picture' | 'no-files' }
  | { refusal: RefusalCode }
  /** Only so many pages of it found room. */
  | { shortened: number }

export interface InsertJob {
  id: number
  name: string
  kind: RoomFileKind
  status: 'sending' | 'converting' | 'adding' | 'copying' | 'failed'
  /** The share of the file, or of the pages, that is sent, 0..1. */
  share: number
  problem: InsertProblem | null
  canRetry: boolean
}

/** A picture lies on the page, or fills one of its own. */
export type PictureUse = 'element' | 'page'

export interface Inserter extends ReadableStore<readonly InsertJob[]> {
  /** @param at CSS pixels in the board; left out: the middle */
  insert(file: File, options?: { at?: Place; pictureAs?: PictureUse }): Promise<void>
  insertLessonFile(file: RoomFile, pictureAs: PictureUse): Promise<void>
  /** One of the teacher's own files: it joins those of the lesson first. */
  insertOwnFile(file: RoomFile, pictureAs: PictureUse): Promise<void>
  /**
   * Pages of another lesson, which are sent in parts.
   * @param send goes on where it stopped when it is called again
   */
  insertPages(lessonName: string, send: (work: Work) => Promise<void>): Promise<void>
  retry(id: number): void
  /** Calls it off, or puts its message away. */
  dismiss(id: number): void
}

type Ports = Pick<ClassroomPorts, 'board' | 'channel' | 'files'>
export interface Work {
  signal: AbortSignal
  tell(change: Partial<InsertJob>): void
}

const WHITE = PAPER_OF_BACKGROUND.white
/** A listed picture has only a name until it is loaded. */
const UNKNOWN_SIZE = { width: 640, height: 400 }

export function createInserter({ board, channel, files }: Ports, prepare = preparePicture): Inserter {
  const jobs = createStore<readonly InsertJob[]>([])
  const running = new Map<number, { stop: AbortController; run: (work: Work) => Promise<void> }>()
  let lastId = 0

  const change = (id: number, with_: Partial<InsertJob>) =>
    jobs.setState(jobs.getState().map((job) => (job.id === id ? { ...job, ...with_ } : job)))
  const remove = (id: number) => {
    running.delete(id)
    jobs.setState(jobs.getState().filter((job) => job.id !== id))
  }

  function begin(name: string, kind: RoomFileKind, run: (work: Work) => Promise<void>): Promise<void> {
    const id = ++lastId
    running.set(id, { stop: new AbortController(), run })
    const job: InsertJob = { id, name, kind, status: 'sending', share: 0, problem: null, canRetry: false }
    // A message that asks for nothing has been read by a person who goes on.
    for (const former of jobs.getState()) if (former.status === 'failed' && !former.canRetry) remove(former.id)
    jobs.setState([...jobs.getState(), job])
    return carryOut(id)
  }

  async function carryOut(id: number): Promise<void> {
    const job = running.get(id)
    if (job === undefined) return
    const { signal } = job.stop
    try {
      await job.run({ signal, tell: (told) => change(id, told) })
      // A message about it may have to be read first.
      if (jobs.getState().find((one) => one.id === id)?.problem == null) remove(id)
    } catch (error) {
      if (signal.aborted) return remove(id)
      change(id, { status: 'failed', ...problemOf(error) })
    }
  }

  function problemOf(error: unknown): Pick<InsertJob, 'problem' | 'canRetry'> {
    if (error instanceof RoomRefusal) return { problem: { refusal: error.code }, canRetry: true }
    if (error instanceof NotAPicture) return { problem: { file: 'no-picture' }, canRetry: false }
    if (!(error instanceof RoomFileError)) throw error
    const canRetry = !FINAL.has(error.code)
    return { problem: { file: error.code }, canRetry }
  }

  function needFiles(): NonNullable<Ports['files']> {
    if (files === undefined) throw new RoomFileError('refused')
    return files
  }

  async function addPages(file: SheetFile, count: number, { tell }: Work): Promise<void> {
    const { pages, currentPageId } = channel.getState().room.board
    const fitting = Math.min(count, PAGE_LIMIT - pages.length)
    if (fitting < 1) throw new RoomRefusal('page-limit')
    const added = Array.from({ length: fitting }, (_, i) => ({ pageId: newPageId(), paper: WHITE, no: i + 1 }))
    await channel.send({ type: 'board.addPages', afterId: currentPageId, pages: added, file })
    await channel.send({ type: 'board.turnPage', pageId: added[0]?.pageId ?? currentPageId })
    if (fitting < count) tell({ status: 'failed', problem: { shortened: fitting }, canRetry: false })
  }

  async function addDocument({ fileId, name }: Pick<RoomFile, 'fileId' | 'name'>, work: Work): Promise<void> {
    if (needsPages(name)) {
      work.tell({ status: 'converting' })
      await needFiles().makePages(fileId, work.signal)
    }
    work.tell({ status: 'adding' })
    const count = await board.countPages(fileId)
    work.signal.throwIfAborted()
    await addPages({ fileId, kind: 'document', name: sheetName(name) }, count, work)
  }

  async function addPicture(
    { fileId, name }: Pick<RoomFile, 'fileId' | 'name'>,
    size: { width: number; height: number },
    { at, pictureAs = 'element' }: { at?: Place | undefined; pictureAs?: PictureUse | undefined },
    work: Work,
  ): Promise<void> {
    if (pictureAs === 'page') return addPages({ fileId, kind: 'picture', name: sheetName(name) }, 1, work)
    const crop = { left: 0, top: 0, right: 0, bottom: 0 }
    board.insert({ kind: 'picture', box: insertedBox(size), resourceId: fileId, crop, alt: titleOf(name) }, at)
  }

  function addClip({ fileId, name }: Pick<RoomFile, 'fileId' | 'name'>, media: 'sound' | 'film', at?: Place): void {
    const title = titleOf(name)
    board.insert({ kind: 'clip', box: insertedBox(CLIP_SIZES[media]), media, resourceId: fileId, title }, at)
  }

  async function addListed(file: RoomFile, pictureAs: PictureUse, work: Work): Promise<void> {
    if (file.kind === 'document') return addDocument(file, work)
    if (file.kind === 'sound' || file.kind === 'film') return addClip(file, file.kind)
    if (file.kind !== 'picture') throw new RoomFileError('wrong-content')
    const size = await sizeOf(needFiles(), file.fileId)
    return addPicture(file, size ?? UNKNOWN_SIZE, { pictureAs }, work)
  }

  // A second try does not send again what was sent.
  function sender() {
    let sent: RoomFile | null = null
    return async (file: File, { signal, tell }: Work): Promise<RoomFile> => {
      tell({ status: 'sending', problem: null })
      sent ??= await needFiles().add(file, { signal, onProgress: (share) => tell({ share }) })
      signal.throwIfAborted()
      return sent
    }
  }

  return {
    getState: jobs.getState,
    subscribe: jobs.subscribe,
    insert(file, options = {}) {
      const send = sender()
      const kind = kindOfPlainFile(file)
      return begin(file.name, kind, async (work) => {
        if (files === undefined) return work.tell({ status: 'failed', problem: { file: 'no-files' } })
        if (kind === 'document') return addDocument(await send(file, work), work)
        if (kind === 'sound' || kind === 'film') return addClip(await send(file, work), kind, options.at)
        if (kind !== 'picture') throw new RoomFileError('wrong-content')
        const picture = await prepare(file, BOARD_PICTURE).catch((cause: unknown) => {
          throw new NotAPicture(undefined, { cause })
        })
        return addPicture(await send(picture.file, work), picture, options, work)
      })
    },
    insertLessonFile: (file, pictureAs) =>
      begin(file.name, file.kind, (work) => {
        work.tell({ share: 1 })
        return addListed(file, pictureAs, work)
      }),
    insertOwnFile(file, pictureAs) {
      // A second try does not show it with the lesson again.
      let shown: RoomFile | null = null
      return begin(file.name, file.kind, async (work) => {
        work.tell({ status: 'adding', share: 1 })
        shown ??= (await needFiles().own?.show(file)) ?? file
        work.signal.throwIfAborted()
        return addListed(shown, pictureAs, work)
      })
    },
    insertPages: (lessonName, send) => begin(lessonName, 'document', send),
    retry(id) {
      const job = running.get(id)
      if (job === undefined) return
      change(id, { status: 'sending', problem: null, canRetry: false })
      void carryOut(id)
    },
    dismiss(id) {
      running.get(id)?.stop.abort()
      remove(id)
    },
  }
}

// A film with the bar of its player below it.
const CLIP_SIZES = { sound: { width: 480, height: 110 }, film: { width: 640, height: 410 } }

const titleOf = (name: string) => sheetName(name.replace(/\.[A-Za-z0-9]{1,5}$/, '')).slice(0, ALT_MAX_LENGTH)

class NotAPicture extends Error {}

// A second try would not change these.
const FINAL: ReadonlySet<RoomFileErrorCode> = new Set(['wrong-content', 'too-large', 'no-converter', 'refused'])

/** Tells the kind by the name, or by the type: a picture that is pasted has no name of its own. */
function kindOfPlainFile({ name, type }: File): RoomFileKind {
  const byName = kindOfFile(name)
  return byName === 'other' && type.startsWith('image/') ? 'picture' : byName
}

async function sizeOf(files: NonNullable<Ports['files']>, fileId: string) {
  const { url } = await files.open(fileId)
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => ({ width: image.naturalWidth, height: image.naturalHeight }),
    () => null,
  )
}

const inserters = new WeakMap<object, Inserter>()

/** One for each room: what it is about goes on while a menu closes. */
export function inserterOf(ports: Ports): Inserter {
  const known = inserters.get(ports.board)
  if (known !== undefined) return known
  const made = createInserter(ports)
  inserters.set(ports.board, made)
  return made
}

/** Brings files onto the board: sends them, has pages made of them, and puts them where they belong. */
import { createStore, type ReadableStore } from '@hwjy/base'
import type { Place } from '../../core/board/place.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import {
  kindOfFile,
  type RoomFile,
  RoomFileError,
  type RoomFileErrorCode,
  type RoomFileKind,
} from '../../ports/room-files.ts'
import { newPageId } from '../board/new-page-id.ts'
import type { ClassroomPorts } from '../classroom-ports.ts'
import { boardAdder } from './add-to-board.ts'
import type { FileWork, InsertJob, PictureUse, Work } from './insert-work.ts'
import {
  insertionProgress,
  type KeptFile,
  type KeptInsertion,
  type KeptInsertions,
  type KeptPages,
  keptInsertions,
} from './kept-insertions.ts'
import { BOARD_PICTURE, preparePicture } from './prepare-picture.ts'

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
  insertPages(kept: KeptPages, send: (work: Work) => Promise<void>): Promise<void>
  /**
   * Lists what an earlier page of this person left unfinished, as failed jobs that a second try goes on with. Call it
   * when the room is known and nothing of it is on its way.
   * @param resumePages null where the host knows no earlier lessons
   */
  offerUnfinished(resumePages: ((kept: KeptPages, work: Work) => Promise<void>) | null): void
  retry(id: number): void
  /** Calls it off, or puts its message away. */
  dismiss(id: number): void
}

type Ports = Pick<ClassroomPorts, 'board' | 'channel' | 'files'>
interface Running {
  stop: AbortController
  run: (work: Work) => Promise<void>
  keptId: string | null
}

export function createInserter(
  ports: Ports,
  prepare = preparePicture,
  kept: KeptInsertions = keptInsertions(() => scopeOf(ports.channel)),
): Inserter {
  const { channel, files } = ports
  const { addClip, addDocument, addListed, addPicture, needFiles } = boardAdder(ports)
  const jobs = createStore<readonly InsertJob[]>([])
  const running = new Map<number, Running>()
  let lastId = 0

  const change = (id: number, with_: Partial<InsertJob>) =>
    jobs.setState(jobs.getState().map((job) => (job.id === id ? { ...job, ...with_ } : job)))
  const forget = (id: number) => {
    const keptId = running.get(id)?.keptId ?? null
    if (keptId !== null) kept.remove(keptId)
  }
  const remove = (id: number) => {
    forget(id)
    running.delete(id)
    jobs.setState(jobs.getState().filter((job) => job.id !== id))
  }

  function list(job: Omit<InsertJob, 'id'>, run: Running['run'], keptId: string | null): number {
    const id = ++lastId
    running.set(id, { stop: new AbortController(), run, keptId })
    jobs.setState([...jobs.getState(), { id, ...job }])
    return id
  }

  function begin(name: string, kind: RoomFileKind, run: Running['run'], keptId: string | null): Promise<void> {
    // A message that asks for nothing has been read by a person who goes on.
    for (const former of jobs.getState()) if (former.status === 'failed' && !former.canRetry) remove(former.id)
    const id = list({ name, kind, status: 'sending', share: 0, problem: null, canRetry: false }, run, keptId)
    return carryOut(id)
  }

  async function carryOut(id: number): Promise<void> {
    const job = running.get(id)
    if (job === undefined) return
    const { signal } = job.stop
    try {
      await job.run({
        signal,
        tell: (told) => change(id, told),
        // An answer may come after it was called off.
        keep: (insertion) => running.has(id) && kept.put(insertion),
      })
      forget(id)
      // A message about it may have to be read first.
      if (jobs.getState().find((one) => one.id === id)?.problem == null) remove(id)
    } catch (error) {
      if (signal.aborted) return remove(id)
      const failure = problemOf(error)
      if (!failure.canRetry) forget(id)
      change(id, { status: 'failed', ...failure })
    }
  }

  function problemOf(error: unknown): Pick<InsertJob, 'problem' | 'canRetry'> {
    if (error instanceof RoomRefusal) return { problem: { refusal: error.code }, canRetry: true }
    if (error instanceof NotResumed)
      return { problem: { resuming: error.reason }, canRetry: error.reason === 'unreadable' }
    if (error instanceof NotAPicture) return { problem: { file: 'no-picture' }, canRetry: false }
    if (!(error instanceof RoomFileError)) throw error
    const canRetry = !FINAL.has(error.code)
    return { problem: { file: error.code }, canRetry }
  }

  // A second try does not send again what was sent.
  function sender() {
    let sent: RoomFile | null = null
    return async (file: File, { signal, tell, note }: FileWork): Promise<RoomFile> => {
      tell({ status: 'sending', problem: null })
      if (sent === null) note({ name: file.name, sizeBytes: file.size })
      sent ??= await needFiles().add(file, { signal, onProgress: (share) => tell({ share }) })
      signal.throwIfAborted()
      note({ fileId: sent.fileId })
      return sent
    }
  }

  /** Begins one whose parts are noted, so that a later page knows what is left of it. */
  function beginFile(file: FileFacts, pictureAs: PictureUse | undefined, run: (work: FileWork) => Promise<void>) {
    const noted: KeptFile = {
      kind: 'file',
      id: newPageId(),
      fileId: null,
      pageIds: [],
      ...file,
      pictureAs: pictureAs ?? 'element',
    }
    return begin(file.name, file.fileKind, notedWork(noted, run), noted.id)
  }
  function notedWork(first: KeptFile, run: (work: FileWork) => Promise<void>) {
    let noted = first
    return (work: Work) =>
      run({
        ...work,
        note(change) {
          noted = { ...noted, ...change }
          work.keep(noted)
        },
      })
  }

  function runOf(
    insertion: KeptInsertion,
    resumePages: Parameters<Inserter['offerUnfinished']>[0],
  ): Running['run'] | null {
    if (insertion.kind === 'file') return notedWork(insertion, (work) => resumeFile(insertion, work))
    return resumePages === null
      ? null
      : (work) =>
          resumePages(insertion, work).catch((cause: unknown) => {
            throw cause instanceof RoomFileError ? new NotResumed('unreadable', { cause }) : cause
          })
  }

  async function resumeFile({ fileId, name, sizeBytes, fileKind, pictureAs }: KeptFile, work: FileWork): Promise<void> {
    const { signal, tell } = work
    tell({ status: 'adding' })
    const known = fileId === null ? null : { fileId, name, kind: fileKind, sizeBytes }
    const onProgress = (share: number) => tell({ status: 'sending', share })
    const found = known ?? (await needFiles().resume?.({ name, sizeBytes }, { signal, onProgress })) ?? null
    if (found === null) throw new NotResumed('not-sent')
    work.note({ fileId: found.fileId })
    return addListed(found, pictureAs, work)
  }

  return {
    getState: jobs.getState,
    subscribe: jobs.subscribe,
    insert(file, options = {}) {
      const send = sender()
      const kind = kindOfPlainFile(file)
      const facts = { name: file.name, sizeBytes: file.size, fileKind: kind }
      return beginFile(facts, options.pictureAs, async (work) => {
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
      beginFile(factsOf(file), pictureAs, (work) => {
        work.tell({ share: 1 })
        work.note({ fileId: file.fileId })
        return addListed(file, pictureAs, work)
      }),
    insertOwnFile(file, pictureAs) {
      // A second try does not show it with the lesson again.
      let shown: RoomFile | null = null
      return beginFile(factsOf(file), pictureAs, async (work) => {
        work.tell({ status: 'adding', share: 1 })
        shown ??= (await needFiles().own?.show(file)) ?? file
        work.signal.throwIfAborted()
        work.note({ fileId: shown.fileId })
        return addListed(shown, pictureAs, work)
      })
    },
    insertPages(insertion, send) {
      kept.put(insertion)
      return begin(insertion.name, 'document', send, insertion.id)
    },
    offerUnfinished(resumePages) {
      const listed = new Set([...running.values()].map(({ keptId }) => keptId))
      for (const insertion of kept.list()) {
        if (listed.has(insertion.id)) continue
        const interrupted = insertionProgress(insertion, channel.getState().room)
        const run = runOf(insertion, resumePages)
        if (interrupted.done === interrupted.of || run === null) kept.remove(insertion.id)
        else {
          const { name, id } = insertion
          const kind = insertion.kind === 'file' ? insertion.fileKind : 'document'
          const share = interrupted.done / interrupted.of
          list({ name, kind, status: 'failed', share, problem: { interrupted }, canRetry: true }, run, id)
        }
      }
    },
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

class NotAPicture extends Error {}
class NotResumed extends Error {
  readonly reason: 'unreadable' | 'not-sent'
  constructor(reason: 'unreadable' | 'not-sent', options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

type FileFacts = Pick<KeptFile, 'name' | 'sizeBytes' | 'fileKind'>
const factsOf = ({ name, sizeBytes, kind }: RoomFile): FileFacts => ({ name, sizeBytes, fileKind: kind })

function scopeOf(channel: Ports['channel']): string | null {
  const { me, room } = channel.getState()
  return me === null || room.settings === null ? null : `${room.settings.roomId}/${me.userId}`
}

// A second try would not change these.
const FINAL: ReadonlySet<RoomFileErrorCode> = new Set(['wrong-content', 'too-large', 'no-converter', 'refused'])

/** Tells the kind by the name, or by the type: a picture that is pasted has no name of its own. */
function kindOfPlainFile({ name, type }: File): RoomFileKind {
  const byName = kindOfFile(name)
  return byName === 'other' && type.startsWith('image/') ? 'picture' : byName
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

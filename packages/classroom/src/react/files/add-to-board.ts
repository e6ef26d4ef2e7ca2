/** Puts files that have been sent where they belong: pages, pictures and clips. */
import { insertedBox } from '../../core/board/fitted.ts'
import { PAGE_LIMIT } from '../../core/board/board-types.ts'
import { ALT_MAX_LENGTH } from '../../core/board/elements/element-types.ts'
import { PAPER_OF_BACKGROUND } from '../../core/board/paper.ts'
import type { Place } from '../../core/board/place.ts'
import { type SheetFile, sheetName } from '../../core/board/sheet.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import { needsPages, type RoomFile, RoomFileError } from '../../ports/room-files.ts'
import { newPageId } from '../board/new-page-id.ts'
import type { ClassroomPorts } from '../classroom-ports.ts'
import type { FileWork, PictureUse } from './insert-work.ts'

type Ports = Pick<ClassroomPorts, 'board' | 'channel' | 'files'>

const WHITE = PAPER_OF_BACKGROUND.white
/** A listed picture has only a name until it is loaded. */
const UNKNOWN_SIZE = { width: 640, height: 400 }
// A film with the bar of its player below it.
const CLIP_SIZES = { sound: { width: 480, height: 110 }, film: { width: 640, height: 410 } }

const titleOf = (name: string) => sheetName(name.replace(/\.[A-Za-z0-9]{1,5}$/, '')).slice(0, ALT_MAX_LENGTH)

export function boardAdder({ board, channel, files }: Ports) {
  function needFiles(): NonNullable<Ports['files']> {
    if (files === undefined) throw new RoomFileError('refused')
    return files
  }

  async function addPages(file: SheetFile, count: number, { tell, note }: FileWork): Promise<void> {
    const { pages, currentPageId } = channel.getState().room.board
    const fitting = Math.min(count, PAGE_LIMIT - pages.length)
    if (fitting < 1) throw new RoomRefusal('page-limit')
    const added = Array.from({ length: fitting }, (_, i) => ({ pageId: newPageId(), paper: WHITE, no: i + 1 }))
    note({ pageIds: added.map(({ pageId }) => pageId) })
    await channel.send({ type: 'board.addPages', afterId: currentPageId, pages: added, file })
    await channel.send({ type: 'board.turnPage', pageId: added[0]?.pageId ?? currentPageId })
    if (fitting < count) tell({ status: 'failed', problem: { shortened: fitting }, canRetry: false })
  }

  async function addDocument({ fileId, name }: Pick<RoomFile, 'fileId' | 'name'>, work: FileWork): Promise<void> {
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
    work: FileWork,
  ): Promise<void> {
    if (pictureAs === 'page') return addPages({ fileId, kind: 'picture', name: sheetName(name) }, 1, work)
    const crop = { left: 0, top: 0, right: 0, bottom: 0 }
    board.insert({ kind: 'picture', box: insertedBox(size), resourceId: fileId, crop, alt: titleOf(name) }, at)
  }

  function addClip({ fileId, name }: Pick<RoomFile, 'fileId' | 'name'>, media: 'sound' | 'film', at?: Place): void {
    const title = titleOf(name)
    board.insert({ kind: 'clip', box: insertedBox(CLIP_SIZES[media]), media, resourceId: fileId, title }, at)
  }

  async function addListed(file: RoomFile, pictureAs: PictureUse, work: FileWork): Promise<void> {
    if (file.kind === 'document') return addDocument(file, work)
    if (file.kind === 'sound' || file.kind === 'film') return addClip(file, file.kind)
    if (file.kind !== 'picture') throw new RoomFileError('wrong-content')
    const size = await sizeOf(needFiles(), file.fileId)
    return addPicture(file, size ?? UNKNOWN_SIZE, { pictureAs }, work)
  }

  return { addClip, addDocument, addListed, addPicture, needFiles }
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

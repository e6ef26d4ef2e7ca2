import type { BoardPage } from '@hwjy/classroom/core'
import type { EarlierBoard, EarlierLessons, RoomFiles } from '@hwjy/classroom/local'
import { needsPages, RoomFileError } from '@hwjy/classroom/local'
import { ApiError, bringLessonFiles, errorCodes, getLessonPreparation, listTaughtLessons } from '@hwjy/sdk'
import { KeyframeError, readSavedRoom } from '../../shared/board-pages/read-saved-room.ts'
import { LastingLoadError } from '../../shared/page/load-module.ts'
import { PDF_ASSETS_URL } from '../../shared/pdf-assets.ts'
import { viewerZone } from '../../shared/time/time-zone.ts'
import { createLessonFiles, toFileError } from '../../shared/lesson/lesson-files.ts'

const PAGE_SIZE = 20
const FILES_AT_ONCE = 200

/**
 * The lessons that the class of this one has had, for its teacher.
 * @param files of this lesson
 */
export function earlierLessons(lessonId: string, files: RoomFiles): EarlierLessons {
  let classId: string | null = null

  return {
    get timeZone() {
      return viewerZone()
    },
    async list(current) {
      try {
        classId ??= (await getLessonPreparation({ lessonId })).lesson.classId
        const { records, pages } = await listTaughtLessons({ classId, current, size: PAGE_SIZE })
        const lessons = records.map((lesson) => ({
          lessonId: lesson.lessonId,
          name: lesson.lessonName,
          heldAt: Date.parse(lesson.startTime),
          ...(lesson.boardPages !== null && { pageCount: lesson.boardPages }),
        }))
        return { lessons, hasMore: current < pages }
      } catch (cause) {
        throw toFileError(cause)
      }
    },
    async open(fromLessonId): Promise<EarlierBoard> {
      const pages = await readPages(fromLessonId)
      const { createPageDrawer } = await loadDrawer()
      const drawer = createPageDrawer({
        files: createLessonFiles(fromLessonId, 'teacher'),
        pdfAssetsUrl: PDF_ASSETS_URL,
      })
      return {
        pages,
        draw: drawer.draw,
        close: drawer.destroy,
        bring: (fileIds, signal) => bring(fromLessonId, fileIds, signal),
      }
    },
  }

  async function bring(fromLessonId: string, fileIds: readonly string[], signal: AbortSignal) {
    const here = new Map<string, string>()
    for (let i = 0; i < fileIds.length; i += FILES_AT_ONCE) {
      signal.throwIfAborted()
      // Asked without its hook: the room's port knows no React, and the lesson's list is read anew for a file it lacks.
      const asked = { lessonId, fromLessonId, resourceIds: fileIds.slice(i, i + FILES_AT_ONCE) }
      const brought = await bringLessonFiles(asked).catch((cause: unknown) => {
        throw toFileError(cause)
      })
      for (const { fromResourceId, resourceId, fileName } of brought) {
        // Pages that were made of slides belong to one place of a file.
        if (needsPages(fileName)) await files.makePages(resourceId, signal)
        here.set(fromResourceId, resourceId)
      }
    }
    return here
  }
}

const loadDrawer = () =>
  import('../../shared/board-pages/page-drawer.ts').catch((cause: unknown) => {
    throw codeLoadError(cause)
  })

/** Turns an error of an `import()` into the room's file error. */
export function codeLoadError(cause: unknown): RoomFileError {
  if (cause instanceof LastingLoadError) return new RoomFileError('needs-reload', { cause })
  return new RoomFileError(navigator.onLine ? 'busy' : 'offline', { cause })
}

async function readPages(lessonId: string): Promise<readonly BoardPage[]> {
  try {
    return (await readSavedRoom(lessonId)).pages
  } catch (cause) {
    // The room was never opened, or its log has been deleted.
    if (cause instanceof ApiError && cause.code === errorCodes.roomNotCreated) return []
    if (cause instanceof KeyframeError) throw new RoomFileError('wrong-content', { cause })
    throw toFileError(cause)
  }
}

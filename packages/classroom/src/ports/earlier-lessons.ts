/** Lessons that the class has had, whose pages a teacher brings to this one. [R94] */
import type { BoardPage } from '../core/board/board-types.ts'
import type { EpochMs } from '../core/room/ids.ts'

export interface EarlierLesson {
  lessonId: string
  name: string
  heldAt: EpochMs
  /** How many pages of its board have something on them, where the host knows. */
  pageCount?: number
}

export interface EarlierLessonPage {
  lessons: readonly EarlierLesson[]
  hasMore: boolean
}

/** The board of one of them, as the lesson left it. */
export interface EarlierBoard {
  /** None where the room was never opened. */
  readonly pages: readonly BoardPage[]
  /** A picture of a page of this board, or of a part of what stands on it. @param width pixels */
  draw(page: BoardPage, width: number): Promise<Blob>
  /**
   * Puts files of that lesson among those of this one, so that all in class can open them, and sees to it that they can
   * be shown.
   * @returns their ids here, by their ids there; a file that is gone is missing
   * @throws {RoomFileError} or the signal's reason
   */
  bring(fileIds: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, string>>
  /** Gives back the memory of pictures and documents. */
  close(): void
}

export interface EarlierLessons {
  /** IANA name of the zone in which the person reads times; the device's if left out. */
  timeZone?: string
  /**
   * The newest first.
   * @param page counts from 1
   * @throws {RoomFileError}
   */
  list(page: number): Promise<EarlierLessonPage>
  /** @throws {RoomFileError} */
  open(lessonId: string): Promise<EarlierBoard>
}

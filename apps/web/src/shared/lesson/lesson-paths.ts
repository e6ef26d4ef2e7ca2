import type { Role } from '@hwjy/sdk'

export const lessonPath = {
  page: (role: Role, lessonId: string) => `/${role}/lesson/${lessonId}`,
  check: (lessonId: string) => `/lesson/${lessonId}/check`,
  room: (lessonId: string) => `/lesson/${lessonId}/room`,
  rate: (lessonId: string) => `/lesson/${lessonId}/rate`,
  result: (lessonId: string) => `/lesson/${lessonId}/result`,
  replay: (lessonId: string) => `/videoPlay?${new URLSearchParams({ lessonId })}`,
  /** The board of the lesson, played again. */
  board: (lessonId: string) => `/videoPlay?${new URLSearchParams({ lessonId, view: 'board' })}`,
  /** From the preview to the report. */
  way: (lessonId: string) => `/process?${new URLSearchParams({ lessonId })}`,
  report: (lessonId: string) => `/report?${new URLSearchParams({ lessonId })}`,
}

/** Navigation state of a link into the room: says if the class starts as soon as the teacher is in. */
export interface EntryState {
  shouldStart?: boolean
}
export const entryStateOf = (state: unknown): EntryState => (state as EntryState | null) ?? {}

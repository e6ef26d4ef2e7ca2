import type { AnswerPaperMarksRequest, AnswerPaperReturnRequest, Annotation } from '@hwjy/sdk'

/** A spoken remark that the server has not; `no` is null for the work as a whole. */
export interface UnsentTake {
  no: number | null
  mp3: Blob
  durationMs: number
}

/** A photo that is to be drawn with its ink before the marks go. */
export interface UndrawnPhoto {
  no: number
  url: string
  annotation: Annotation
  turns: number
}

export type OutboxJob =
  | { kind: 'mark'; request: AnswerPaperMarksRequest; takes: UnsentTake[]; photos: UndrawnPhoto[] }
  | { kind: 'return'; request: AnswerPaperReturnRequest }

/** The work as the server has it now, when it refused marks that were based on another state. */
export interface ChangedWork {
  gradedAt: string | null
  returnedAt: string | null
  score: number | null
  handInCount: number
}

/** Marks of one work on their way. They stay until the server has them, or the teacher takes them back. */
export interface OutboxEntry {
  answerPaperId: string
  userId: string
  homeworkId: string
  studentName: string
  /** Sent with each try: the server carries a change out once for each. */
  key: string
  at: number
  job: OutboxJob
  status: 'waiting' | 'changed' | 'refused'
  /** With `refused`: what the server said. */
  problem?: string
  /** With `refused`: the questions that it is about, where the server names some. */
  questionNos?: readonly number[]
  /** With `changed`. */
  current?: ChangedWork
}

/** Marks with a part that the server has now. */
export function withAudio(request: AnswerPaperMarksRequest, no: number | null, audioId: string) {
  if (no === null) {
    return { ...request, paper: { ...request.paper, audioIds: [...(request.paper?.audioIds ?? []), audioId] } }
  }
  const commentList = (request.commentList ?? []).map((said) =>
    said.no === no ? { ...said, audioIds: [...(said.audioIds ?? []), audioId] } : said,
  )
  return { ...request, commentList }
}

export function withPicture(request: AnswerPaperMarksRequest, no: number, imageId: string) {
  const imageList = (request.imageList ?? []).map((drawn) =>
    drawn.no === no ? { ...drawn, imageIds: [...drawn.imageIds, imageId] } : drawn,
  )
  return { ...request, imageList }
}

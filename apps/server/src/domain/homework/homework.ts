import type { Attachment } from '../files/attachment.ts'
import type { NamedThing } from '../names.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type { Annotation } from './annotation.ts'
import type { AnnounceAt, HomeworkTimes, MarksShown, WorkStatus, WorkTimes } from './homework-rules.ts'
import type { Lesson, PersonBrief } from '../timetable/lesson.ts'
import type { PaperKind } from './paper-rules.ts'
import type { QuestionText } from './question.ts'

export interface Homework extends HomeworkTimes {
  id: string
  /** The paper is the homework's own copy. */
  paperId: string
  title: string
  content: string
  attachments: Attachment[]
  kind: PaperKind
  fullScore: number
  questionCount: number
  class: NamedThing
  course: NamedThing
  lesson: (NamedThing & Pick<Lesson, 'endsAt' | 'startedAt' | 'endedAt'>) | null
  teacher: PersonBrief
  status: 'draft' | 'published'
  markBy: EpochMs
  announceAt: AnnounceAt
  marksShown: MarksShown
  marksReleasedAt: EpochMs | null
  createdAt: EpochMs
  /** Another instant with each change. */
  updatedAt: EpochMs
}

export interface WorkCounts {
  assigned: number
  waiting: number
  graded: number
  returned: number
  /** Averages the graded ones. */
  averageScore: number | null
}

export interface Work extends WorkTimes {
  id: string
  homeworkId: string
  studentId: string
  status: WorkStatus
  submittedAt: EpochMs | null
  gradedAt: EpochMs | null
  returnedAt: EpochMs | null
  handInCount: number
  score: number | null
  comment: string
  commentImages: Attachment[]
  commentAudio: Attachment[]
}

export interface Answer {
  keys: string[]
  text: string
  images: Attachment[]
  audio: Attachment[]
}

export interface SavedAnswer extends Answer {
  savedAt: EpochMs
}

export interface Mark {
  /** Null where the answer changed since: see `ownMark`. */
  score: number | null
  /** Null where there is nothing to be right about. */
  isCorrect: boolean | null
  comment: string
  commentAudio: Attachment[]
  markedImages: Attachment[]
  annotations: Annotation[]
}

export interface WorkQuestion extends Omit<QuestionText, 'typed'> {
  no: number
  /** Full mark. */
  score: number
  /** One that was emptied is there as well, with nothing in it. */
  answer: SavedAnswer | null
  mark: Mark | null
}

import type { EpochMs } from '@hwjy/classroom/core'
import type { Attachment } from '../db/schema/values.ts'
import type { HomeworkTimes, WorkStatus, WorkTimes } from './homework-rules.ts'
import type { Lesson, PersonBrief } from './lesson.ts'
import type { PaperKind } from './paper-rules.ts'
import type { QuestionText } from './question.ts'

interface Named {
  id: string
  name: string
}

/** A paper set for a class. */
export interface Homework extends HomeworkTimes {
  id: string
  /** Its own copy. */
  paperId: string
  title: string
  content: string
  attachments: Attachment[]
  kind: PaperKind
  fullScore: number
  questionCount: number
  class: Named
  course: Named
  lesson: (Named & Pick<Lesson, 'endsAt' | 'startedAt' | 'endedAt'>) | null
  teacher: PersonBrief
  status: 'draft' | 'published'
  markBy: EpochMs
  createdAt: EpochMs
}

/** Students of the class by what they did. */
export interface WorkCounts {
  assigned: number
  waiting: number
  graded: number
  returned: number
  /** Of the graded ones. */
  averageScore: number | null
}

/** One student's work on one homework. */
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

/** What a student gave to one question. */
export interface Answer {
  keys: string[]
  text: string
  images: Attachment[]
  audio: Attachment[]
}

/** What a teacher makes of it. */
export interface Mark {
  /** Null where the answer changed since: words stay, points go. */
  score: number | null
  /** Null where there is nothing to be right about. */
  isCorrect: boolean | null
  comment: string
  commentAudio: Attachment[]
  markedImages: Attachment[]
}

/** A question of a paper with one student's answer. */
export interface WorkQuestion extends QuestionText {
  no: number
  /** Full mark. */
  score: number
  answer: (Answer & { savedAt: EpochMs }) | null
  mark: Mark | null
}

import type { Attachment } from '../../domain/files/attachment.ts'
import type { EpochMs } from '@hwjy/classroom/core'
import type {
  AnswerPaperSummary,
  EarlierTry as EarlierTryAnswer,
  Attachment as AttachmentAnswer,
  HomeworkDetail,
  HomeworkOverview,
  HomeworkStudent,
  PaperQuestion as PaperQuestionAnswer,
  PaperReview,
  PaperSummary,
  Question as QuestionAnswer,
  StudentHomework as StudentHomeworkAnswer,
  WorkQuestion as WorkQuestionAnswer,
} from '@hwjy/sdk/schemas'
import type { ListedWork } from '../../db/homework/answer-papers.ts'
import type { NumberedTry } from '../../db/homework/earlier-tries.ts'
import type { ClassStudent, CountedHomework } from '../../db/homework/homework.ts'
import type { Paper } from '../../db/homework/papers.ts'
import type { StudentHomework } from '../../db/homework/student-homework.ts'
import type { Mark, SavedAnswer, Work, WorkQuestion } from '../../domain/homework/homework.ts'
import {
  answerDenial,
  forStudent,
  handInBy,
  type HomeworkTimes,
  returnedNow,
  workState,
} from '../../domain/homework/homework-rules.ts'
import { choiceMark, isAnswered } from '../../domain/homework/marking-rules.ts'
import type { PaperQuestion, Question } from '../../domain/homework/question.ts'
import { namedIn, nameIn } from '../../domain/names.ts'
import { round } from '../../domain/round.ts'
import { textIn } from '../localized.ts'
import type { Language } from '../../http/language.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso, isoOrNull } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'

export interface Reader {
  userId: string
  language: Language
  now: EpochMs
  urlOf: UrlOf
}

export function attachmentResponses(
  attachments: readonly Attachment[],
  { urlOf }: Pick<Reader, 'urlOf'>,
): AttachmentAnswer[] {
  return attachments.map(({ objectKey, durationSeconds = null, ...file }) => ({
    ...file,
    resourceUrl: urlOf(objectKey),
    durationSeconds,
  }))
}

type Options = QuestionAnswer['options']
type Keys = QuestionAnswer['correctKeys']
// Written by our own rules: options have the keys A to F.
const optionsOf = (options: readonly { key: string; title: string }[]) => options as Options
const keysOf = (keys: readonly string[]) => keys as Keys

export function questionResponse(question: Question, reader: Reader): QuestionAnswer {
  const { id, subject, grade, attachments, options, correctKeys, author, createdAt, updatedAt, ...fields } = question
  const { type, title, passage, analysis, answerModes, difficulty, chapter, isShared, ruby, typed, usedCount } = fields
  const named = (place: Question['subject']) => place && { id: place.id, name: textIn(reader.language, place.name) }
  return {
    questionId: id,
    type,
    title,
    passage,
    analysis,
    answerModes,
    difficulty,
    chapter,
    isShared,
    ruby,
    typed,
    usedCount,
    attachments: attachmentResponses(attachments, reader),
    options: optionsOf(options),
    correctKeys: keysOf(correctKeys),
    subject: named(subject),
    grade: named(grade),
    author: personBrief(author, reader.urlOf),
    isOwn: author.id === reader.userId,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }
}

const paperQuestionResponses = (questions: readonly PaperQuestion[], reader: Reader): PaperQuestionAnswer[] =>
  questions.map(({ no, score, question }) => ({ no, score, question: questionResponse(question, reader) }))

export function paperSummary(paper: Paper): PaperSummary {
  const { id, title, kind, isTemplate, fullScore, questionCount, chapter, createdAt, updatedAt } = paper
  return {
    paperId: id,
    title,
    kind,
    isTemplate,
    fullScore,
    questionCount,
    chapter,
    createdAt: iso(createdAt),
    updatedAt: iso(updatedAt),
  }
}

export const paperResponse = (paper: Paper, questions: readonly PaperQuestion[], reader: Reader) => ({
  summary: paperSummary(paper),
  content: paper.content,
  attachments: attachmentResponses(paper.attachments, reader),
  questions: paperQuestionResponses(questions, reader),
})

export function homeworkOverview(
  homework: CountedHomework,
  { language, now }: Pick<Reader, 'language' | 'now'>,
): HomeworkOverview {
  const { title, kind, fullScore, questionCount, course, limitMinutes, visibility, status, paperId } = homework
  const { announceAt, marksShown, marksReleasedAt } = homework
  const { assigned, waiting, graded, returned, averageScore } = homework.counts
  return {
    homeworkId: homework.id,
    paperId,
    title,
    kind,
    fullScore,
    questionCount,
    course: namedIn(language, course),
    limitMinutes,
    visibility,
    announceAt,
    marksShown,
    marksReleasedAt: isoOrNull(marksReleasedAt),
    status,
    classId: homework.class.id,
    className: homework.class.name,
    lesson: homework.lesson && namedIn(language, homework.lesson),
    startTime: iso(homework.startsAt),
    endTime: iso(homework.endsAt),
    markBy: iso(homework.markBy),
    isOverdue: waiting > 0 && now > homework.markBy,
    counts: {
      assigned,
      waiting,
      graded,
      returned,
      notHandedIn: assigned - waiting - graded - returned,
      averageScore: averageScore === null ? null : round(averageScore, 1),
    },
    createdAt: iso(homework.createdAt),
  }
}

export const homeworkDetail = (
  homework: CountedHomework,
  questions: readonly PaperQuestion[],
  reader: Reader,
): HomeworkDetail => ({
  homework: homeworkOverview(homework, reader),
  content: homework.content,
  attachments: attachmentResponses(homework.attachments, reader),
  questions: paperQuestionResponses(questions, reader),
  hasBegun: homework.hasBegun,
  updatedAt: iso(homework.updatedAt),
})

export const homeworkStudent = (
  { student, work, remindedAt, rule }: ClassStudent,
  homework: HomeworkTimes,
  urlOf: UrlOf,
): HomeworkStudent => ({
  student: personBrief(student, urlOf),
  state: workState(work?.status ?? null),
  answerPaperId: work?.id ?? null,
  startedAt: isoOrNull(work?.startedAt ?? null),
  submittedAt: isoOrNull(work?.submittedAt ?? null),
  gradedAt: isoOrNull(work?.gradedAt ?? null),
  returnedAt: isoOrNull(work && returnedNow(work)),
  score: work?.score ?? null,
  remindedAt: isoOrNull(remindedAt),
  endTime: iso(rule?.endsAt ?? homework.endsAt),
  handInBy: iso(handInBy(forStudent(homework, rule), work)),
  isExcused: rule?.isExcused ?? false,
})

export function workSummary(work: ListedWork, { now, urlOf }: Pick<Reader, 'now' | 'urlOf'>): AnswerPaperSummary {
  const { title, kind, fullScore, markBy } = work.homework
  return {
    answerPaperId: work.id,
    homeworkId: work.homeworkId,
    title,
    kind,
    fullScore,
    classId: work.class.id,
    className: work.class.name,
    student: personBrief(work.student, urlOf),
    state: workState(work.status),
    startedAt: iso(work.startedAt),
    submittedAt: isoOrNull(work.submittedAt),
    gradedAt: isoOrNull(work.gradedAt),
    returnedAt: isoOrNull(returnedNow(work)),
    score: work.score,
    handInCount: work.handInCount,
    markBy: iso(markBy),
    isOverdue: work.status === 'submitted' && now > markBy,
  }
}

export interface WorkView {
  key: boolean
  /** The teacher's words and pictures. */
  marks: boolean
  points: boolean
  suggestions: boolean
}

export function workQuestionResponse(question: WorkQuestion, view: WorkView, reader: Reader): WorkQuestionAnswer {
  const { no, score, type, title, passage, answerModes, ruby, answer, mark, correctKeys, analysis } = question
  return {
    no,
    type,
    title,
    passage,
    answerModes,
    ruby,
    attachments: attachmentResponses(question.attachments, reader),
    options: optionsOf(question.options),
    fullScore: score,
    answer: answer && answerResponse(answer, reader),
    key: view.key ? { correctKeys: keysOf(correctKeys), analysis } : null,
    mark: view.marks && mark ? markResponse(view.points ? mark : withoutPoints(mark), reader) : null,
    suggestedScore: view.suggestions ? suggestedScore(question) : null,
  }
}

export const answerResponse = (
  { keys, text, images, audio, savedAt }: SavedAnswer,
  reader: Reader,
): NonNullable<WorkQuestionAnswer['answer']> => ({
  keys: keysOf(keys),
  text,
  images: attachmentResponses(images, reader),
  audio: attachmentResponses(audio, reader),
  savedAt: iso(savedAt),
})

/** @param points false while marks are shown together and not yet */
export function earlierTryResponse(
  { answers, ...earlier }: NumberedTry,
  { points }: Pick<WorkView, 'points'>,
  reader: Reader,
): EarlierTryAnswer {
  const { tryNo, submittedAt, gradedAt, returnedAt, score, comment, commentImages, commentAudio, returnComment } =
    earlier
  return {
    tryNo,
    submittedAt: isoOrNull(submittedAt),
    gradedAt: isoOrNull(gradedAt),
    returnedAt: iso(returnedAt),
    score: points ? score : null,
    comment,
    commentImages: attachmentResponses(commentImages, reader),
    commentAudio: attachmentResponses(commentAudio, reader),
    returnComment,
    answers: answers.map(({ no, answer, mark }) => ({
      no,
      answer: answer && answerResponse(answer, reader),
      mark: mark && markResponse(points ? mark : withoutPoints(mark), reader),
    })),
  }
}

const withoutPoints = (mark: Mark): Mark => ({ ...mark, score: null, isCorrect: null })

export const markResponse = (
  { score, isCorrect, comment, commentAudio, markedImages, annotations }: Mark,
  reader: Reader,
): NonNullable<WorkQuestionAnswer['mark']> => ({
  score,
  isCorrect,
  comment,
  commentAudio: attachmentResponses(commentAudio, reader),
  markedImages: attachmentResponses(markedImages, reader),
  annotations,
})

// The marks of the time before, what a choice is worth, nothing for no answer; null where only a person can say.
function suggestedScore(question: WorkQuestion): number | null {
  const { mark, answer } = question
  const isEmpty = answer === null || !isAnswered(answer)
  return mark?.score ?? choiceMark(question, answer?.keys ?? [])?.score ?? (isEmpty ? 0 : null)
}

export const reviewResponse = (work: Work, reader: Reader): PaperReview => ({
  score: work.score,
  comment: work.comment,
  commentImages: attachmentResponses(work.commentImages, reader),
  commentAudio: attachmentResponses(work.commentAudio, reader),
})

export function studentHomeworkResponse(
  homework: StudentHomework,
  { language, now, urlOf }: Pick<Reader, 'language' | 'now' | 'urlOf'>,
): StudentHomeworkAnswer {
  const { title, kind, fullScore, questionCount, course, limitMinutes, work } = homework
  const denial = answerDenial(homework, work, now)
  return {
    homeworkId: homework.id,
    title,
    kind,
    fullScore,
    questionCount,
    course: namedIn(language, course),
    limitMinutes,
    classId: homework.class.id,
    className: nameIn(language, homework.class),
    lesson: homework.lesson && namedIn(language, homework.lesson),
    teacher: personBrief(homework.teacher, urlOf),
    startTime: iso(homework.startsAt),
    endTime: iso(homework.endsAt),
    state: workState(work?.status ?? null),
    answerPaperId: work?.id ?? null,
    startedAt: isoOrNull(work?.startedAt ?? null),
    submittedAt: isoOrNull(work?.submittedAt ?? null),
    gradedAt: isoOrNull(work?.gradedAt ?? null),
    score: work?.score ?? null,
    handInBy: iso(handInBy(homework, work)),
    markBy: iso(homework.markBy),
    canAnswer: denial === null,
    answerDenial: denial,
  }
}

export const taskResponse = (
  { content, attachments }: Pick<StudentHomework, 'content' | 'attachments'>,
  reader: Reader,
) => ({ content, attachments: attachmentResponses(attachments, reader) })

import type {
  Attachment,
  HomeworkCreateRequest,
  HomeworkDetail,
  HomeworkUpdateRequest,
  Paper,
  PaperKind,
  Question,
  QuestionType,
} from '@hwjy/sdk'
import { HomeworkTitleMax } from '@hwjy/sdk/limits'
import type { Violation } from '@hwjy/sdk/schemas'
import { dateIn } from '../../../shared/time/date-in.ts'
import { instantIn } from '../../../shared/time/instant-in.ts'
import { clockTime } from '../../../shared/time/lesson-time.ts'
import { earliestStart } from './right-away.ts'

/** A question with what it is worth here; null while nothing is typed. */
export interface AskedQuestion {
  question: Question
  score: number | null
}

/** Is what a person chooses: `YYYY-MM-DD` and `HH:mm` on the viewer's clock, empty while nothing is chosen. */
export interface ChosenTime {
  date: string
  time: string
}

/** Holds all that stands in the form; names are those of the request where there is one, so that a refusal finds its field. */
export interface HomeworkValues {
  classIds: readonly string[]
  /** Empty: it belongs to no lesson. */
  lessonId: string
  title: string
  content: string
  kind: PaperKind
  fullScore: number | null
  questions: readonly AskedQuestion[]
  attachments: readonly Attachment[]
  /** Right away: the instant is taken when it is sent. */
  startsNow: boolean
  startTime: ChosenTime
  endTime: ChosenTime
  limitMinutes: number | null
  visibility: 'always' | 'afterClass'
  announceAt: 'publish' | 'start'
  marksShown: 'atOnce' | 'together'
  keepsTemplate: boolean
}

const DAY_MS = 86_400_000
const DAILY_MAX = 100

export const chosenTimeOf = (at: number | string, zone: string): ChosenTime => ({
  date: dateIn(zone, new Date(at)),
  time: clockTime(new Date(at), 'sv-SE', zone),
})

/** Null while it is no time. */
export const instantOf = ({ date, time }: ChosenTime, zone: string): number | null =>
  date === '' || time === '' ? null : (instantIn(zone, date, time)?.at ?? null)

/** A form for a homework due in three days, in the evening. */
export function blankValues(now: number, zone: string): HomeworkValues {
  return {
    classIds: [],
    lessonId: '',
    title: '',
    content: '',
    kind: 'dailyTask',
    fullScore: 100,
    questions: [],
    attachments: [],
    startsNow: true,
    startTime: { date: dateIn(zone, now + DAY_MS), time: '08:00' },
    endTime: { date: dateIn(zone, now + 3 * DAY_MS), time: '20:00' },
    limitMinutes: 0,
    visibility: 'always',
    announceAt: 'start',
    marksShown: 'atOnce',
    keepsTemplate: false,
  }
}

const askedOf = (questions: Paper['questions']): AskedQuestion[] =>
  questions.map(({ question, score }) => ({ question, score }))

/** Returns the part of the form that a paper or template brings. */
export const fromPaper = ({ summary, content, attachments, questions }: Paper): Partial<HomeworkValues> => ({
  title: summary.title,
  content,
  kind: summary.kind,
  fullScore: summary.fullScore,
  attachments,
  questions: askedOf(questions),
})

/** @param now a draft whose start is over begins right away instead */
export function fromDetail(detail: HomeworkDetail, zone: string, now: number): HomeworkValues {
  const { homework, content, attachments, questions } = detail
  const { classId, lesson, title, kind, fullScore, limitMinutes, visibility, announceAt, marksShown } = homework
  return {
    classIds: [classId],
    lessonId: lesson?.id ?? '',
    title,
    content,
    kind,
    fullScore,
    questions: askedOf(questions),
    attachments,
    startsNow: homework.status === 'draft' && Date.parse(homework.startTime) <= now,
    startTime: chosenTimeOf(homework.startTime, zone),
    endTime: chosenTimeOf(homework.endTime, zone),
    limitMinutes,
    visibility,
    announceAt,
    marksShown,
    keepsTemplate: false,
  }
}

interface Clock {
  zone: string
  /** Epoch ms, by the server's clock. */
  now: number
  /** A start that was to be right away was over when it arrived. */
  isAgain?: boolean
}

const isoOf = (at: number | null) => (at === null ? undefined : new Date(at).toISOString())

const startOf = ({ startsNow, startTime }: HomeworkValues, { zone, now, isAgain }: Clock) =>
  startsNow ? earliestStart(now, isAgain) : instantOf(startTime, zone)

const inputsOf = (questions: HomeworkValues['questions']) =>
  questions.map(({ question, score }) => ({ questionId: question.questionId, score: score ?? -1 }))

/** The request without its class and status: every class gets the same. */
export function requestOf(values: HomeworkValues, clock: Clock): Omit<HomeworkCreateRequest, 'classId' | 'status'> {
  const { lessonId, title, content, kind, fullScore, limitMinutes, visibility, announceAt, marksShown } = values
  return {
    ...(lessonId !== '' && { lessonId }),
    title: title.trim(),
    content: content.trim(),
    kind,
    fullScore: fullScore ?? -1,
    questions: inputsOf(values.questions),
    attachmentIds: values.attachments.map(({ resourceId }) => resourceId),
    startTime: isoOf(startOf(values, clock)) ?? '',
    endTime: isoOf(instantOf(values.endTime, clock.zone)) ?? '',
    limitMinutes: limitMinutes ?? -1,
    visibility,
    announceAt,
    marksShown,
  }
}

const isSameTime = (one: ChosenTime, other: ChosenTime) => one.date === other.date && one.time === other.time

/**
 * The request that changes a homework. Times that were not touched are left out: what a person sees has no seconds, and
 * a start that is over may stay. Once it has begun, the rest is left out, too.
 */
export function updateOf(values: HomeworkValues, detail: HomeworkDetail, clock: Clock): HomeworkUpdateRequest {
  const { homework, hasBegun, updatedAt } = detail
  const all = requestOf(values, clock)
  const before = fromDetail(detail, clock.zone, clock.now)
  const endTime = isSameTime(values.endTime, before.endTime) ? {} : { endTime: all.endTime }
  const text = { title: all.title ?? '', content: all.content ?? '', attachmentIds: all.attachmentIds ?? [] }
  const ids = { homeworkId: homework.homeworkId, basedOn: updatedAt }
  if (hasBegun) return { ...ids, ...text, ...endTime }
  const { kind: _fixed, startTime, endTime: _end, lessonId = null, ...rest } = all
  const isStartKept = !values.startsNow && isSameTime(values.startTime, before.startTime)
  const questions = values.questions.length === 0 ? {} : { questions: inputsOf(values.questions) }
  return { ...rest, ...ids, ...questions, lessonId, ...endTime, ...(isStartKept ? {} : { startTime }) }
}

export const sumOf = (questions: HomeworkValues['questions']): number =>
  questions.reduce((sum, { score }) => sum + (score ?? 0), 0)

/** Whole points that add up; the first ones get what is left over. */
export function spreadEvenly(questions: HomeworkValues['questions'], full: number): AskedQuestion[] {
  const share = Math.floor(full / Math.max(1, questions.length))
  const left = full - share * questions.length
  return questions.map(({ question }, place) => ({ question, score: share + (place < left ? 1 : 0) }))
}

export function moveQuestion(questions: HomeworkValues['questions'], from: number, to: number): AskedQuestion[] {
  const moved = questions[from]
  if (!moved || to < 0 || to >= questions.length) return [...questions]
  return questions.toSpliced(from, 1).toSpliced(to, 0, moved)
}

const wrong = (path: keyof HomeworkValues, kind: Violation['kind'], limit: number | null = null): Violation => ({
  path,
  kind,
  limit,
})

/** Checks the rules that the contract says in words only. @param isStartKept its start may be over */
export function homeworkViolations(values: HomeworkValues, clock: Clock, isStartKept = false): readonly Violation[] {
  const { classIds, fullScore, kind, questions, visibility, lessonId, limitMinutes } = values
  const start = startOf(values, clock)
  const end = instantOf(values.endTime, clock.zone)
  const found: Violation[] = []
  if (classIds.length === 0) found.push(wrong('classIds', 'missing'))
  if (fullScore === null) found.push(wrong('fullScore', 'missing'))
  else if (kind === 'dailyTask' && fullScore > DAILY_MAX) found.push(wrong('fullScore', 'too-large', DAILY_MAX))
  if (questions.some(({ score }) => score === null)) found.push(wrong('questions', 'missing'))
  else if (questions.length > 0 && sumOf(questions) !== fullScore) found.push(wrong('questions', 'wrong-form'))
  if (start === null) found.push(wrong('startTime', 'missing'))
  else if (!isStartKept && start <= clock.now) found.push(wrong('startTime', 'too-small'))
  if (end === null) found.push(wrong('endTime', 'missing'))
  else if (start !== null && end < start) found.push(wrong('endTime', 'too-small'))
  if (visibility === 'afterClass' && lessonId === '') found.push(wrong('lessonId', 'missing'))
  if (limitMinutes === null) found.push(wrong('limitMinutes', 'missing'))
  return found
}

const MINUTES: Readonly<Record<QuestionType, number>> = {
  singleChoice: 1,
  multipleChoice: 2,
  readAloud: 4,
  subjective: 8,
  // Only a class is asked these.
  fillIn: 0,
  dictation: 0,
}

/** About how long a student takes; the task alone counts as one written answer. */
export const minutesOf = (questions: HomeworkValues['questions']): number =>
  questions.length === 0 ? MINUTES.subjective : questions.reduce((sum, { question }) => sum + MINUTES[question.type], 0)

/** Titles that fit, ready to take: Chinese ones, as the homework is, then those of the reader's language. */
export function titleChoices(lessonNo: number | null, ofReader: readonly string[]) {
  const chinese = [
    '课后练习',
    ...(lessonNo === null ? [] : [`第${lessonNo}课作业`, `听写${lessonNo}`]),
    '朗读练习',
    '写话练习',
    '单元测验',
  ]
  const others = ofReader.filter((title) => !chinese.includes(title))
  return [
    ...chinese.map((title) => ({ title, lang: 'zh-Hans' })),
    ...others.map((title) => ({ title, lang: undefined })),
  ].filter(({ title }) => [...title].length <= HomeworkTitleMax)
}

import type { EpochMs } from '@hwjy/classroom/core'
import type { Deps } from '../../deps.ts'
import { MARKING_STATES } from '../../db/homework/homework.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import {
  forStudent,
  handInBy,
  isKnown,
  markByIssues,
  markByOf,
  isVisible,
  needsReminder,
  scheduleIssues,
} from '../../domain/homework/homework-rules.ts'
import { paperIssues } from '../../domain/homework/paper-rules.ts'
import { tellOfHomework } from '../../jobs/homework/announce-homework.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers } from '../../http/call.ts'
import { requireUnchanged } from '../../http/changed-meanwhile.ts'
import { requireValid } from '../../http/require-valid.ts'
import { askableIssues, chapterIssues } from './asked-questions.ts'
import { createHomeworkAccess } from './homework-access.ts'
import { homeworkOverview } from './homework-responses.ts'
import { iso } from '../instant.ts'
import { requireSchool } from '../school/school-of.ts'
import { ownAttachments } from './own-attachments.ts'
import type { Questions } from '../../db/homework/questions.ts'

type HomeworkCalls =
  | 'listHomework'
  | 'getHomework'
  | 'createHomework'
  | 'updateHomework'
  | 'deleteHomework'
  | 'remindOfHomework'
  | 'updateMarkBy'

// The fields that can still change once a student has begun; the first two say which homework, as it was read.
const CHANGEABLE_ONCE_BEGUN = new Set(['homeworkId', 'basedOn', 'title', 'content', 'attachmentIds', 'endTime'])

export function homeworkRoutes(deps: Deps): Handlers<HomeworkCalls> {
  const { attachments, homework: book, homeworkReminders, papers, people, questions, systemMessages } = deps

  const { locked, begun, detail } = createHomeworkAccess(deps)

  const markBy = async (endsAt: EpochMs, call: { school: string }): Promise<EpochMs> => {
    const { settings } = await requireSchool(people, call)
    return markByOf(endsAt, settings.markingDays)
  }

  const requireLesson = async (lessonId: string | null, classId: string) => {
    if (lessonId === null || (await book.isLessonOf(lessonId, classId))) return
    requireValid([{ path: 'lessonId', code: 'unknown_lesson', message: 'The class has no such lesson.' }])
  }

  // The paper to copy, or nothing. @throws {ApiError} `invalidInput`
  const source = async (paperId: string | undefined, teacherId: string) => {
    if (paperId === undefined) return null
    const paper = await papers.get(paperId)
    if (paper?.authorId === teacherId) return { paper, asked: await papers.questions(paperId) }
    requireValid([{ path: 'paperId', code: 'unknown_paper', message: 'You have no such paper.' }])
    return null
  }

  return {
    async listHomework({ actor, input: { from, until, ...rest }, language, now }) {
      const filter = {
        ...rest,
        ...(from !== undefined && { from: Date.parse(from) }),
        ...(until !== undefined && { until: Date.parse(until) }),
      }
      const counts = await book.countByState(filter, actor.userId)
      const page = await book.page(filter, actor.userId, pageRequest(rest))
      return {
        ...mapPage(page, (found) => homeworkOverview(found, { language, now })),
        counts: MARKING_STATES.map((state) => ({ state, count: counts[state] })),
      }
    },

    getHomework: ({ input: { homeworkId }, ...call }) => detail(homeworkId, call),

    async createHomework({ input, ...call }) {
      const { actor, now } = call
      const { classId, lessonId = null, limitMinutes, visibility, status, announceAt, marksShown } = input
      const startsAt = Date.parse(input.startTime)
      const endsAt = Date.parse(input.endTime)
      requireValid(scheduleIssues({ startsAt, endsAt, visibility, lessonId }, now))
      await requireLesson(lessonId, classId)

      const copied = await source(input.paperId, actor.userId)
      const { title, content, kind, fullScore } = { ...copied?.paper, ...definedOf(input) }
      if (title === undefined || content === undefined || kind === undefined || fullScore === undefined) {
        const fields = Object.entries({ title, content, kind, fullScore })
        const missing = fields.flatMap(([path, value]) => (value === undefined ? [path] : []))
        requireValid(
          missing.map((path) => ({ path, code: 'required', message: 'Homework without a paper needs this.' })),
        )
        throw new Error('a field is missing and none was named')
      }
      const asked =
        input.questions ?? copied?.asked.map(({ score, question }) => ({ questionId: question.id, score })) ?? []
      const chapterId = input.chapterId ?? copied?.paper.chapterId ?? null
      requireValid(
        paperIssues({ kind, fullScore, questions: asked }),
        await askableIssues(questions, input.questions ?? [], actor.userId, copied?.asked),
        await chapterIssues(questions, call.school, input.chapterId ?? null),
      )
      const attached = await ownAttachments(attachments, actor.userId, { attachmentIds: input.attachmentIds ?? [] })

      const paperId = `pap_${crypto.randomUUID()}`
      const draft = { id: paperId, authorId: actor.userId, title, content, kind, fullScore, chapterId }
      const files = input.attachmentIds ? attached('attachmentIds') : (copied?.paper.attachments ?? [])
      const task = asked.length > 0 ? null : taskQuestion(title, actor.userId)
      if (task) await questions.addHidden(task, now)
      await papers.add(
        { ...draft, isTemplate: false, attachments: files },
        task === null ? asked : [{ questionId: task.id, score: fullScore }],
        now,
      )
      const homeworkId = `hmw_${crypto.randomUUID()}`
      const given = { paperId, classId, lessonId, teacherId: actor.userId, startsAt, endsAt, limitMinutes }
      await book.add(
        { id: homeworkId, ...given, visibility, status, announceAt, marksShown, markBy: await markBy(endsAt, call) },
        now,
      )
      if (status === 'published') await tellOfHomework(deps, now, homeworkId)
      return detail(homeworkId, call)
    },

    async updateHomework({ input, ...call }) {
      const { actor, now } = call
      const before = await locked(input.homeworkId)
      const startsAt = input.startTime === undefined ? before.startsAt : Date.parse(input.startTime)
      const endsAt = input.endTime === undefined ? before.endsAt : Date.parse(input.endTime)
      requireUnchanged(before.updatedAt, input.basedOn)
      const isFixed = before.hasBegun && Object.keys(input).some((field) => !CHANGEABLE_ONCE_BEGUN.has(field))
      if (isFixed || (before.hasBegun && endsAt < before.endsAt)) throw await begun(before.id)

      const { limitMinutes = before.limitMinutes, visibility = before.visibility } = input
      const { announceAt = before.announceAt, marksShown = before.marksShown } = input
      const lessonId = input.lessonId === undefined ? (before.lesson?.id ?? null) : input.lessonId
      requireValid(scheduleIssues({ startsAt, endsAt, visibility, lessonId }, now, input.startTime === undefined))
      await requireLesson(lessonId, before.class.id)

      const askedBefore = await papers.questions(before.paperId)
      const asked = input.questions ?? askedBefore.map(({ score, question }) => ({ questionId: question.id, score }))
      const { title = before.title, content = before.content, fullScore = before.fullScore } = input
      requireValid(
        paperIssues({ kind: before.kind, fullScore, questions: asked }),
        asked.length > 0
          ? []
          : [{ path: 'questions', code: 'too_small', message: 'There must be at least one question.' }],
        await askableIssues(questions, input.questions ?? [], actor.userId, askedBefore),
      )
      const attached = await ownAttachments(attachments, actor.userId, { attachmentIds: input.attachmentIds ?? [] })
      const paper = await papers.get(before.paperId)
      await papers.change(
        {
          id: before.paperId,
          authorId: actor.userId,
          title,
          content,
          kind: before.kind,
          fullScore,
          isTemplate: false,
          attachments: input.attachmentIds ? attached('attachmentIds') : before.attachments,
          chapterId: paper?.chapterId ?? null,
        },
        input.questions ?? null,
        now,
      )
      const times = { lessonId, startsAt, endsAt, limitMinutes, visibility, announceAt, marksShown }
      const changes = endsAt === before.endsAt ? times : { ...times, markBy: await markBy(endsAt, call) }
      await book.change(before, changes, now)
      // Students who know of the homework hear of a later end; a draft, and what is still hidden, changes in silence.
      if (endsAt > before.endsAt && isKnown(before, now)) {
        const told = (await book.students(before.id)).map(({ student }) => student.id)
        const values = { title, endTime: iso(endsAt) }
        await systemMessages.tell(told, { kind: 'homeworkChanged', values, targetId: before.id }, now)
      }
      return detail(before.id, call)
    },

    async deleteHomework({ input: { homeworkId }, now }) {
      const { hasBegun } = await locked(homeworkId)
      if (hasBegun) throw await begun(homeworkId)
      await book.remove(homeworkId, now)
      return { homeworkId }
    },

    async remindOfHomework({ input: { homeworkId, stuIds }, now }) {
      const homework = await locked(homeworkId)
      const { status, title, endsAt } = homework
      if (status === 'draft') throw new ApiError('homeworkNotPublished')
      if (now < homework.startsAt || !isVisible(homework, now)) throw new ApiError('homeworkNotOpen')
      // Those who are excused, and those whose own time is over, hear nothing.
      const open = (await book.students(homeworkId))
        .map((one) => ({ ...one, until: handInBy(forStudent(homework, one.rule), one.work) }))
        .filter(({ rule, until }) => rule?.isExcused !== true && now <= until)
      if (now > endsAt && open.length === 0) throw new ApiError('homeworkEnded')
      const wanted = stuIds && new Set(stuIds)
      const reminded = open.filter(
        ({ student, work, remindedAt }) =>
          (!wanted || wanted.has(student.id)) && needsReminder(work?.status ?? null, remindedAt, now),
      )
      const idsOf = (found: typeof open) => found.map(({ student }) => student.id)
      for (const end of new Set(reminded.map(({ until }) => until))) {
        const ids = idsOf(reminded.filter(({ until }) => until === end))
        const values = { title, endTime: iso(end) }
        await systemMessages.tell(ids, { kind: 'homeworkReminder', values, targetId: homeworkId }, now)
      }
      const remindedStuIds = idsOf(reminded)
      await homeworkReminders.note(homeworkId, remindedStuIds, now)
      return { remindedStuIds }
    },

    async updateMarkBy({ input: { homeworkId, correctTime }, now }) {
      const homework = await locked(homeworkId)
      const { endsAt } = homework
      const at = Date.parse(correctTime)
      requireValid(markByIssues(at, endsAt, now))
      await book.change(homework, { markBy: at }, now)
      return { homeworkId, markBy: iso(at) }
    },
  }
}

// A homework without questions asks one thing: what its content says. It is answered by text and photos.
const taskQuestion = (title: string, authorId: string) =>
  ({
    id: `qst_${crypto.randomUUID()}`,
    authorId,
    type: 'subjective',
    title,
    passage: '',
    analysis: '',
    difficulty: 'normal',
    attachments: [],
    options: [],
    correctKeys: [],
    answerModes: ['text', 'photo'],
    ruby: [],
    typed: null,
    subjectId: null,
    gradeId: null,
    chapterId: null,
    isShared: false,
  }) satisfies Parameters<Questions['addHidden']>[0]

type PaperText = Pick<Call<'createHomework'>['input'], 'title' | 'content' | 'kind' | 'fullScore'>

// Only what was given, so that it can stand in front of what was copied.
function definedOf({ title, content, kind, fullScore }: PaperText): PaperText {
  return {
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
    ...(kind === undefined ? {} : { kind }),
    ...(fullScore === undefined ? {} : { fullScore }),
  }
}

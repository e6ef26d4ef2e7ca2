/** Answers everything about one lesson in one read, for its teacher and for its students. */
import { namesChange } from '../../domain/names.ts'
import { pageRequest } from '../../db/paging.ts'
import type { EarlierLesson } from '../../db/timetable/lesson-contexts.ts'
import type { Deps } from '../../deps.ts'
import type { SchoolRole } from '../../domain/actor.ts'
import { plainText } from '../../domain/plain-text.ts'
import { textIn } from '../localized.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Call, Handlers, ResponseOf } from '../../http/call.ts'
import { invalidField } from '../../http/invalid-input.ts'
import { createLessonFinish } from '../after-class/lesson-finish.routes.ts'
import { toContext } from '../courses/course-cards.ts'
import { replayResponse, resourceItem } from '../files/file-responses.ts'
import { homeworkOverview, studentHomeworkResponse } from '../homework/homework-responses.ts'
import { iso } from '../instant.ts'
import { personBrief, studentBrief } from '../school/person-brief.ts'
import { requireSchool } from '../school/school-of.ts'
import { lessonSummary } from './lesson-summary.ts'

type LessonPageCalls = 'teacherLessonPage' | 'studentLessonPage' | 'renameLesson' | 'teacherGetChapter'

type PageCall = Pick<
  Call<'teacherLessonPage' | 'studentLessonPage'>,
  'lesson' | 'language' | 'now' | 'school' | 'urlOf'
>

const NAME_MIN = 3
const HOMEWORK_MAX = 100

export function lessonPageRoutes(deps: Deps): Handlers<LessonPageCalls> {
  const { attendancePlans, homework, lessonContexts, lessonPlans, lessonResources, lessons, live, people } = deps
  const { replays, resources, selfStudy, studentHomework, transcodes } = deps
  const finishOf = createLessonFinish(deps)

  const plansOf = async (lessonId: string) =>
    (await attendancePlans.ofLesson(lessonId)).map(({ studentId, saidAt, ...plan }) => ({
      stuId: studentId,
      ...plan,
      saidAt: iso(saidAt),
    }))

  const filesOf = async (lessonId: string, viewerId: string, urlOf: PageCall['urlOf']) => {
    const files = await lessonResources.ofLesson(lessonId)
    const made = await transcodes.ofResources(files.map(({ id }) => id))
    return files.map(({ owner, ...file }) => ({
      file: resourceItem(file, made.get(file.id) ?? null, urlOf),
      uploadedBy: personBrief(owner, urlOf),
      isMine: owner.id === viewerId,
    }))
  }

  const head = async ({ lesson, language, now, ...call }: PageCall, viewer: SchoolRole) => {
    const context = await lessonContexts.get(lesson.id, viewer, now)
    if (!context) throw new ApiError('notFound')
    const { timeZone } = await requireSchool(people, call)
    return { serverTime: iso(now), schoolTimeZone: timeZone, context: toContext(context, language) }
  }

  const earlierResponse = async (earlier: EarlierLesson | null, teacherId: string, urlOf: PageCall['urlOf']) => {
    if (!earlier) return null
    const files = await resources.ofLesson(earlier.id)
    return {
      lessonId: earlier.id,
      lessonName: earlier.name,
      className: earlier.className,
      startTime: iso(earlier.startsAt),
      files: files.filter(({ ownerId }) => ownerId === teacherId).map((file) => resourceItem(file, null, urlOf)),
      homework: earlier.homework,
    }
  }

  return {
    async teacherLessonPage(call) {
      const { lesson, actor, language, urlOf, now } = call
      const [{ context, ...around }, students, plans, files, set, replay, earlier] = await Promise.all([
        head(call, 'teacher'),
        lessons.students(lesson.class.id),
        plansOf(lesson.id),
        filesOf(lesson.id, actor.userId, urlOf),
        homework.page({ lessonId: lesson.id }, actor.userId, pageRequest({ current: 1, size: HOMEWORK_MAX })),
        replays.current(lesson.id),
        lessonContexts.earlier(lesson),
      ])
      return {
        ...around,
        detail: { lesson: lessonSummary(lesson, null, live, { now, urlOf }), ...context },
        students: students.map((student) => studentBrief(student, urlOf)),
        plans,
        files,
        homework: set.records.map((one) => homeworkOverview(one, { language, now })),
        replay: replay && replayResponse(replay, urlOf, actor.userId),
        earlier: await earlierResponse(earlier, actor.userId, urlOf),
      }
    },

    async studentLessonPage(call): Promise<ResponseOf<'studentLessonPage'>> {
      const { lesson, membership, actor, language, urlOf, now } = call
      const [{ context, ...around }, plans, files, given, finish] = await Promise.all([
        head(call, 'student'),
        plansOf(lesson.id),
        filesOf(lesson.id, actor.userId, urlOf),
        studentHomework.ofLesson(lesson.id, actor.userId, now),
        lesson.startedAt === null ? null : finishOf(call),
      ])
      return {
        ...around,
        detail: { lesson: lessonSummary(lesson, membership, live, { now, urlOf }), ...context },
        leave: plans.find(({ stuId }) => stuId === actor.userId) ?? null,
        files,
        homework: given.map((one) => studentHomeworkResponse(one, { language, now, urlOf })),
        finish,
      }
    },

    async renameLesson({ lesson, input: { lessonName, chapterId, ...named }, urlOf, now, afterCommit }) {
      const name = plainText(lessonName)
      if (name.length < NAME_MIN)
        throw invalidField('lessonName', 'too_small', `This must have at least ${NAME_MIN} characters.`)
      if (!(await lessonPlans.rename(lesson.id, { name, ...namesChange(named) }, chapterId))) {
        throw invalidField('chapterId', 'unknown_chapter', 'The course has no such chapter.')
      }
      const renamed = await lessons.get(lesson.id)
      if (!renamed) throw new ApiError('notFound')
      // Says who waits in the room reads the new name at once.
      afterCommit(async () => {
        if (renamed.endedAt === null && (await live.state(lesson.id))) await live.open(renamed)
      })
      return lessonSummary(renamed, null, live, { now, urlOf })
    },

    async teacherGetChapter({ actor, input: { courseId, chapterId }, language }) {
      // A teacher has no progress of their own, so what is read about it is empty and left out.
      const course = await selfStudy.chapters(courseId, actor.userId)
      const chapters = course?.chapters ?? []
      const index = chapters.findIndex(({ id }) => id === chapterId)
      const chapter = chapters[index]
      if (!chapter) throw new ApiError('notFound')
      const { words, text } = await selfStudy.text(chapterId)
      return {
        courseId,
        chapterId,
        no: chapter.no,
        name: chapter.name,
        summary: chapter.summary ? textIn(language, chapter.summary) : '',
        minutes: chapter.minutes,
        words: words.map(({ hanzi, pinyin, meaning }) => ({ hanzi, pinyin, meaning: textIn(language, meaning) })),
        text,
        previousChapterId: chapters[index - 1]?.id ?? null,
        nextChapterId: chapters[index + 1]?.id ?? null,
      }
    },
  }
}

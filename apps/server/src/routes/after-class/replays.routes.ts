import type { UrlOf } from '../../http/object-addresses.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { auditDenial, firstAudit } from '../../domain/after-class/replay-rules.ts'
import { isOwnKey } from '../../domain/files/upload-rules.ts'
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { LessonReplays } from '../../db/after-class/replays.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { replayResponse, resourceItem } from '../files/file-responses.ts'
import { iso, isoOrNull } from '../instant.ts'
import { lessonSummary } from '../timetable/lesson-summary.ts'
import { tellOfReplay } from '../../jobs/after-class/tell-of-replay.ts'

type ReplayCalls =
  | 'listLessonReplays'
  | 'addReplay'
  | 'addVideoReplay'
  | 'listReplaysToDecide'
  | 'decideReplay'
  | 'withdrawReplay'
  | Both<'LessonReplay'>
  | Both<'GetLessonMaterial'>

interface Film {
  newFileName: string
  title: string
  durationSeconds: number
}

export function replayRoutes(deps: Deps): Handlers<ReplayCalls> {
  const { lessons, live, objects, ownership, people, replays, resources, systemMessages, transcodes } = deps

  const lessonReplays = (urlOf: UrlOf, userId: string) => (row: LessonReplays) => ({
    lessonId: row.lesson.id,
    lessonNo: row.lesson.no,
    lessonName: row.lesson.name,
    courseId: row.course.id,
    courseName: row.course.name,
    className: row.className,
    startTime: iso(row.lesson.startsAt),
    endedAt: isoOrNull(row.lesson.endedAt),
    replays: row.replays.map((replay) => replayResponse(replay, urlOf, userId)),
  })

  const addFilm = async (lesson: Lesson, actor: Actor, film: Film, urlOf: UrlOf, now: number) => {
    if (lesson.startedAt === null) throw new ApiError('classNotStarted')
    if (!isOwnKey(actor, film.newFileName)) throw new ApiError('forbidden')
    const stored = await objects.head(film.newFileName)
    if (!stored) throw new ApiError('uploadNotFound')
    if (!/^(video|audio)\//.test(stored.contentType)) throw new ApiError('fileTypeNotAllowed')
    const { newFileName: objectKey, title, durationSeconds } = film
    const added = await replays.add(
      {
        lessonId: lesson.id,
        source: 'manual',
        title,
        objectKey,
        durationSeconds,
        sizeBytes: stored.sizeBytes,
        audit: firstAudit('manual', true),
        uploadedBy: actor.userId,
      },
      now,
    )
    await tellOfReplay({ lessons, systemMessages }, added, now)
    return replayResponse(added, urlOf, actor.userId)
  }

  const watch = async ({
    lesson,
    membership,
    actor,
    urlOf,
    now,
  }: Call<Both<'LessonReplay'>>): Promise<ResponseOf<'studentLessonReplay'>> => {
    if (membership?.isRemoved) throw new ApiError('removedFromClass')
    const replay = await replays.current(lesson.id)
    if (!replay) throw new ApiError('replayNotReady')
    return {
      lesson: lessonSummary(lesson, membership, live, { now, urlOf }),
      replay: replayResponse(replay, urlOf, actor.userId),
    }
  }

  const material = async ({
    lesson,
    membership,
    actor,
    urlOf,
    now,
  }: Call<Both<'GetLessonMaterial'>>): Promise<ResponseOf<'studentGetLessonMaterial'>> => {
    const files = await resources.ofLesson(lesson.id)
    const made = await transcodes.ofResources(files.map(({ id }) => id))
    const replay = membership?.isRemoved ? null : await replays.current(lesson.id)
    return {
      lesson: lessonSummary(lesson, membership, live, { now, urlOf }),
      resources: files.map((resource) => resourceItem(resource, made.get(resource.id) ?? null, urlOf)),
      chapter: await resources.chapterOfLesson(lesson.id),
      replay: replay && replayResponse(replay, urlOf, actor.userId),
    }
  }

  return {
    async listLessonReplays({ actor, input: { courseId, audit, keyword, ...page }, urlOf }) {
      const found = await replays.ofLessons({ teacherId: actor.userId, courseId, audit, keyword }, pageRequest(page))
      return mapPage(found, lessonReplays(urlOf, actor.userId))
    },

    addReplay: ({ lesson, actor, input, urlOf, now }) => addFilm(lesson, actor, input, urlOf, now),

    addVideoReplay: ({ lesson, actor, input: { fileId, ...film }, urlOf, now }) =>
      addFilm(lesson, actor, { ...film, newFileName: fileId }, urlOf, now),

    async listReplaysToDecide({ actor, input, urlOf }) {
      const person = await people.get(actor.userId)
      if (!person?.permissions.includes('replay.audit')) throw new ApiError('forbidden')
      const found = await replays.ofLessons({ schoolId: person.school.id, audit: 'pending' }, pageRequest(input))
      return mapPage(found, lessonReplays(urlOf, actor.userId))
    },

    async decideReplay({ actor, input: { replayId, audit, reason = '' }, urlOf, now }) {
      const person = await people.get(actor.userId)
      const replay = await replays.lock(replayId)
      if (!replay || replay.schoolId !== person?.school.id) throw new ApiError('notFound')
      const isAuditor = person.permissions.includes('replay.audit')
      const denial = auditDenial(replay, { userId: actor.userId, isAuditor })
      if (denial === 'not-auditor') throw new ApiError('forbidden')
      if (denial === 'own-upload') throw new ApiError('ownReplay')
      if (denial === 'already-decided') throw new ApiError('replayDecided')
      const decided = await replays.decide(replay, audit, { personId: actor.userId, reason, now })
      await tellOfReplay({ lessons, systemMessages }, decided, now)
      const { title, lessonId, uploadedBy } = decided
      if (uploadedBy !== null) {
        await systemMessages.tell(
          [uploadedBy],
          { kind: 'replayDecided', values: { title, audit }, targetId: lessonId },
          now,
        )
      }
      return replayResponse(decided, urlOf, actor.userId)
    },

    async withdrawReplay({ actor, input: { replayId }, afterCommit }) {
      const replay = await replays.lock(replayId)
      if (!replay) throw new ApiError('notFound')
      if (replay.uploadedBy !== actor.userId) {
        const standing = await ownership.standing('replayTeacher', replayId, actor.userId)
        throw new ApiError(standing === 'none' ? 'notFound' : 'forbidden')
      }
      if (replay.audit !== 'pending') throw new ApiError('replayDecided')
      await replays.remove(replayId)
      const { objectKey } = replay
      const isKept = objectKey === null || (await resources.ofKey(objectKey)) || (await replays.isShown(objectKey))
      if (!isKept) afterCommit(() => objects.delete(objectKey))
      return { replayId }
    },

    ...forBoth('LessonReplay', watch),
    ...forBoth('GetLessonMaterial', material),
  }
}

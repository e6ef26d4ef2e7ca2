import type { ClassGroup } from '../../db/messages/chat-groups.ts'
import type { Deps } from '../../deps.ts'
import { inSeconds } from '../../domain/budget.ts'
import { nameIn } from '../../domain/names.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { requireOwnLesson } from '../../http/guard.ts'
import { requireClass } from '../courses/class-access.ts'
import type { Language } from '../../http/language.ts'
import type { UrlOf } from '../../http/object-addresses.ts'
import { iso } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'

type GroupCalls = Both<'ListChatGroups'> | Both<'ListGroupCodes'> | 'openGroupCode' | Both<'ReportChatError'>

const DATA_LENGTH = 1_500

export function chatGroupRoutes({
  chatErrorBudget,
  chatGroups,
  groupCodes,
  lessons,
  ownership,
  metrics,
}: Deps): Handlers<GroupCalls> {
  const own = ({ userId, role }: Call<Both<'ListChatGroups'>>['actor']) =>
    role === 'teacher' ? chatGroups.ofTeacher(userId) : chatGroups.ofStudent(userId)

  const list = async ({ actor, urlOf, language }: Call<Both<'ListChatGroups'>>) =>
    (await own(actor)).map((group) => groupResponse(group, urlOf, language))

  const codes = async ({ actor, origin, language, now }: Call<Both<'ListGroupCodes'>>) =>
    Promise.all(
      (await own(actor)).map(async ({ classId, group, course, teacher }) => {
        const { ticket, expiresAt } = await groupCodes.issue(classId, now)
        return {
          groupId: classId,
          classId,
          className: nameIn(language, group),
          courseName: nameIn(language, course),
          teacherName: teacher.name,
          link: `${origin}/hwjy-web/student/group?ticket=${ticket}`,
          expiresAt: iso(expiresAt),
        }
      }),
    )

  const report = async ({
    actor,
    input: { code, message, lessonId, collectTime, data = '' },
    idempotencyKey,
    now,
  }: Call<Both<'ReportChatError'>>) => {
    const over = chatErrorBudget.take(actor.userId, now)
    if (over) throw new ApiError('tooOften', inSeconds(over))
    if (lessonId !== undefined) await requireOwnLesson(lessonId, actor, { lessons, ownership })
    await metrics.collect(actor.userId, idempotencyKey, now, [
      {
        stuId: actor.role === 'student' ? actor.userId : null,
        subBizType: 'ChatError',
        logType: 'error',
        collectedAt: Date.parse(collectTime),
        data: JSON.stringify({ code, message, lessonId, data }).slice(0, DATA_LENGTH),
      },
    ])
    return { accepted: 1 }
  }

  return {
    ...forBoth('ListChatGroups', list),
    ...forBoth('ListGroupCodes', codes),
    async openGroupCode({ actor, input: { ticket }, urlOf, language, now }) {
      const classId = await groupCodes.read(ticket, now)
      if (classId === null) throw new ApiError('linkExpired')
      await requireClass(classId, actor, { ownership })
      const group = (await chatGroups.ofStudent(actor.userId)).find((one) => one.classId === classId)
      if (!group) throw new ApiError('notInClass')
      return groupResponse(group, urlOf, language)
    },
    ...forBoth('ReportChatError', report),
  }
}

function groupResponse(found: ClassGroup, urlOf: UrlOf, language: Language): ResponseOf<'openGroupCode'> {
  const { classId, group, course, teacher, studentCount, lastMessage, openRoomId } = found
  return {
    groupId: classId,
    classId,
    className: nameIn(language, group),
    courseId: course.id,
    courseName: nameIn(language, course),
    teacher: personBrief(teacher, urlOf),
    memberCount: studentCount + 1,
    lastMessage: lastMessage && { ...lastMessage, at: iso(lastMessage.at) },
    chatRoomId: openRoomId,
  }
}

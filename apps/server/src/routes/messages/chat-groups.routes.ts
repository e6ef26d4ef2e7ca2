import type { ClassGroup } from '../../db/messages/chat-groups.ts'
import type { Deps } from '../../deps.ts'
import { inSeconds } from '../../domain/budget.ts'
import { ApiError } from '../../http/api-error.ts'
import type { ResponseOf, Call, Handlers } from '../../http/call.ts'
import { type Both, forBoth } from '../../http/for-both.ts'
import { requireOwnLesson } from '../../http/guard.ts'
import { requireClass } from '../courses/class-access.ts'
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

  const list = async ({ actor, urlOf }: Call<Both<'ListChatGroups'>>) =>
    (await own(actor)).map((group) => groupResponse(group, urlOf))

  const codes = async ({ actor, origin, now }: Call<Both<'ListGroupCodes'>>) =>
    Promise.all(
      (await own(actor)).map(async ({ classId, className, course, teacher }) => {
        const { ticket, expiresAt } = await groupCodes.issue(classId, now)
        return {
          groupId: classId,
          classId,
          className,
          courseName: course.name,
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
    async openGroupCode({ actor, input: { ticket }, urlOf, now }) {
      const classId = await groupCodes.read(ticket, now)
      if (classId === null) throw new ApiError('linkExpired')
      await requireClass(classId, actor, { ownership })
      const group = (await chatGroups.ofStudent(actor.userId)).find((one) => one.classId === classId)
      if (!group) throw new ApiError('notInClass')
      return groupResponse(group, urlOf)
    },
    ...forBoth('ReportChatError', report),
  }
}

function groupResponse(group: ClassGroup, urlOf: UrlOf): ResponseOf<'openGroupCode'> {
  const { classId, className, course, teacher, studentCount, lastMessage, openRoomId } = group
  return {
    groupId: classId,
    classId,
    className,
    courseId: course.id,
    courseName: course.name,
    teacher: personBrief(teacher, urlOf),
    memberCount: studentCount + 1,
    lastMessage: lastMessage && { ...lastMessage, at: iso(lastMessage.at) },
    chatRoomId: openRoomId,
  }
}

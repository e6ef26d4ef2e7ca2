import type { Notice } from '../../db/messages/notices.ts'
import type { Stores } from '../../db/stores.ts'
import type { JobHandler } from '../job-runner.ts'

/** Tells the students of a class of a notice, at the notice's own instant: by it their messages are found again. */
export async function tellOfNotice(
  { lessons, systemMessages }: Pick<Stores, 'lessons' | 'systemMessages'>,
  { id, classId, className: name, classNames: names, title, publishedAt }: Notice,
): Promise<void> {
  const students = await lessons.students(classId)
  const message = { kind: 'noticePublished', values: { className: { name, names }, title }, targetId: id } as const
  await systemMessages.tell(
    students.map((student) => student.id),
    message,
    publishedAt,
  )
}

/** Publishes a notice that waited for its time. One that was deleted meanwhile is none. */
export const publishNotice: JobHandler<'publishNotice'> = async ({ payload: { noticeId } }) => {
  return async (stores) => {
    const notice = await stores.notices.get(noticeId)
    if (notice) await tellOfNotice(stores, notice)
  }
}

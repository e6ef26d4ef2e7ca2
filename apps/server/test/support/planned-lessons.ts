import { and, eq, like } from 'drizzle-orm'
import { schema } from '../../src/db/database.ts'
import { MINUTE, type TestSchool } from './test-school.ts'

/** A class of teacher.li without students, so that only she can be busy. */
export async function emptyClass(school: TestSchool, lessons: readonly number[] = []) {
  const classId = 'cls_empty'
  await school.db
    .insert(schema.classGroup)
    .values({ id: classId, courseId: 'crs_hsk1', teacherId: 'usr_li', name: '空班', studentLimit: 30 })
  for (const [index, startsAt] of lessons.entries()) {
    const id = `les_empty_${index + 1}`
    const endsAt = startsAt + 45 * MINUTE
    await school.db
      .insert(schema.lesson)
      .values({ id, classId, no: index + 1, name: `第${index + 1}课`, startsAt, endsAt })
  }
  return classId
}

/** Reads the messages about lessons that this person got; the demo school sends others, too. */
export async function messagesOf(school: TestSchool, personId: string) {
  const { systemMessage } = schema
  const rows = await school.db
    .select({ kind: systemMessage.kind, values: systemMessage.values })
    .from(systemMessage)
    .where(and(eq(systemMessage.personId, personId), like(systemMessage.kind, 'lesson%')))
    .orderBy(systemMessage.createdAt)
  return rows.filter(({ kind }) => kind !== 'lessonReminder')
}

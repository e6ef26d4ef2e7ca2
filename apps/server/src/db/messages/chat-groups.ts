import { and, asc, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { PersonBrief } from '../../domain/timetable/lesson.ts'
import type { Named, NamedThing } from '../../domain/names.ts'
import { type Database, rows, schema } from '../database.ts'
import { named } from '../called.ts'

/** The group of a class carries its id. */
export interface ClassGroup {
  classId: string
  group: Named
  course: NamedThing
  teacher: PersonBrief
  studentCount: number
  lastMessage: GroupMessage | null
  openRoomId: string | null
}

export interface GroupMessage {
  lessonId: string
  name: string
  text: string
  at: EpochMs
}

export interface ChatGroups {
  /** The order is by the last message, then by name. */
  ofTeacher(teacherId: string): Promise<ClassGroup[]>
  ofStudent(studentId: string): Promise<ClassGroup[]>
}

interface LastMessageRow {
  class_id: string
  lesson_id: string
  name: string
  text: string
  at: number | string
}

export function createChatGroups(db: Database): ChatGroups {
  const { classGroup, course, enrolment, lesson, person, room } = schema

  const studentCount =
    sql<number>`(select count(*) from ${enrolment} where ${enrolment.classId} = ${classGroup.id})`.mapWith(Number)
  const openRoomId = sql<string | null>`(
    select ${room.id} from ${room} join ${lesson} on ${lesson.id} = ${room.id}
    where ${lesson.classId} = ${classGroup.id} and ${room.status} in ('waiting', 'live')
    order by ${lesson.startsAt} limit 1)`

  const select = async (where: SQL | undefined): Promise<ClassGroup[]> => {
    const found = await db
      .select({
        classId: classGroup.id,
        group: named(classGroup),
        course: { id: course.id, ...named(course) },
        teacher: { id: person.id, name: person.name, avatarKey: person.avatarKey },
        studentCount,
        openRoomId,
      })
      .from(classGroup)
      .innerJoin(course, eq(course.id, classGroup.courseId))
      .innerJoin(person, eq(person.id, classGroup.teacherId))
      .where(where)
      .orderBy(asc(classGroup.name), asc(classGroup.id))
    const last = await lastMessages(found.map(({ classId }) => classId))
    return found
      .map((group) => ({ ...group, lastMessage: last.get(group.classId) ?? null }))
      .toSorted((a, b) => (b.lastMessage?.at ?? 0) - (a.lastMessage?.at ?? 0))
  }

  // Each room's last message is one step in an index; a class's newest is among them.
  const lastMessages = async (classIds: readonly string[]): Promise<Map<string, GroupMessage>> => {
    if (classIds.length === 0) return new Map()
    const found = await rows<LastMessageRow>(
      db,
      sql`select distinct on (l.class_id) l.class_id, l.id as lesson_id, p.name, e.body ->> 'text' as text, e.at
        from lesson l
        cross join lateral (
          select * from room_event where room_id = l.id and type = 'chatSent' order by seq desc limit 1
        ) e
        join person p on p.id = e.body ->> 'userId'
        where l.class_id in ${[...classIds]}
        order by l.class_id, e.at desc`,
    )
    return new Map(
      found.map(({ class_id, lesson_id, name, text, at }) => [
        class_id,
        { lessonId: lesson_id, name, text, at: Number(at) },
      ]),
    )
  }

  return {
    ofTeacher: (teacherId) => select(eq(classGroup.teacherId, teacherId)),
    ofStudent: (studentId) =>
      select(
        exists(
          db
            .select({ one: sql`1` })
            .from(enrolment)
            .where(and(eq(enrolment.classId, classGroup.id), eq(enrolment.studentId, studentId))),
        ),
      ),
  }
}

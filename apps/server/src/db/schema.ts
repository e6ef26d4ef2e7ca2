/**
 * The tables, in the PostgreSQL dialect, by area. Ids are opaque strings; wire names do not appear here.
 * docs/adr/0012 has the diagram.
 */
export * from './schema/chats.ts'
export * from './schema/classroom.ts'
export * from './schema/courses.ts'
export * from './schema/favourites.ts'
export * from './schema/files.ts'
export * from './schema/homework.ts'
export * from './schema/jobs.ts'
export * from './schema/lessons.ts'
export * from './schema/office.ts'
export * from './schema/people.ts'
export * from './schema/questions.ts'
export * from './schema/rooms.ts'
export * from './schema/school.ts'
export * from './schema/shop.ts'
export * from './schema/threads.ts'

import type { EpochMs } from '@hwjy/classroom/core'
import type { schema } from '../../db/database.ts'
import type { Lesson } from '../../domain/timetable/lesson.ts'
import { DEMO_MEDIA, demoMediaKey } from './demo-media.ts'

/** A film of a lesson that was held, which its students may watch. */
export const demoFilm = (
  { id: lessonId, name, teacher }: Pick<Lesson, 'id' | 'name' | 'teacher'>,
  now: EpochMs,
): typeof schema.replay.$inferInsert => ({
  id: `rep_film_${lessonId}`,
  lessonId,
  source: 'manual',
  title: name,
  objectKey: demoMediaKey({ id: teacher.id, role: 'teacher' }, 'film.mp4'),
  ...DEMO_MEDIA['film.mp4'],
  audit: 'manuallyApproved',
  auditReason: '',
  uploadedBy: teacher.id,
  createdAt: now,
  isCurrent: true,
})

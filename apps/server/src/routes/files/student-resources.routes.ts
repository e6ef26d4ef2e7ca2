/** All files of a student's lessons in one list. */
import { mapPage, pageRequest } from '../../db/paging.ts'
import type { Deps } from '../../deps.ts'
import { nameIn } from '../../domain/names.ts'
import type { Handlers } from '../../http/call.ts'
import { courseRows } from '../courses/course-cards.ts'
import { iso } from '../instant.ts'
import { personBrief } from '../school/person-brief.ts'
import { resourceItem } from './file-responses.ts'

export function studentResourceRoutes({ studentResources, transcodes }: Deps): Handlers<'studentListResources'> {
  return {
    async studentListResources({ actor, input: { courseId, type, keyword, ...place }, urlOf, language }) {
      const filter = { type, keyword: keyword?.trim() }
      const [page, courses] = await Promise.all([
        studentResources.page(actor.userId, { ...filter, courseId }, pageRequest(place)),
        studentResources.courses(actor.userId, filter),
      ])
      const made = await transcodes.ofResources(page.records.map(({ file }) => file.id))
      return {
        courses: courses.map((one) => courseRows(one, language)),
        ...mapPage(page, ({ file, owner, lesson, courseId: ofCourse, course }) => ({
          file: resourceItem(file, made.get(file.id) ?? null, urlOf),
          uploadedBy: personBrief(owner, urlOf),
          isMine: owner.id === actor.userId,
          courseId: ofCourse,
          courseName: nameIn(language, course),
          lesson: {
            lessonId: lesson.id,
            lessonNo: lesson.no,
            lessonName: nameIn(language, lesson),
            startTime: iso(lesson.startsAt),
          },
        })),
      }
    },
  }
}

import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Handlers } from '../../http/call.ts'
import { createPublicCourseView } from './public-course-view.ts'

/** Deletes drafts of public courses: what was published once is never deleted. */
export function publicCourseDeletionRoutes(deps: Deps): Handlers<'deletePublicCourse'> {
  const { publicCourses, registrations } = deps
  const { requireCourse } = createPublicCourseView(deps)
  return {
    async deletePublicCourse({ actor, input: { courseId } }) {
      await registrations.hold(actor.userId, courseId, null)
      const { course, classId } = await requireCourse(courseId, actor)
      if (course.status !== 'draft') throw new ApiError('courseNotEditable', { reason: 'not-draft' })
      if (!(await publicCourses.removeDraft(courseId, classId))) {
        throw new ApiError('courseNotEditable', { reason: 'in-use' })
      }
      return { courseId }
    },
  }
}

import type { Actor } from '../../domain/actor.ts'
import type { Deps } from '../../deps.ts'
import { COVER_MAX_BYTES, seatLimit } from '../../domain/courses/public-course.ts'
import { publicKeyOf } from '../../domain/files/public-keys.ts'
import { uploadKey } from '../../domain/files/upload-rules.ts'
import { ApiError } from '../../http/api-error.ts'
import { invalidField } from '../../http/invalid-input.ts'
import type { StagedFile } from '../../http/staged-files.ts'
import { sniffContentType } from '../../objects/content-type.ts'
import { randomKeyPart } from '../../objects/store-credentials.ts'
import { createUploadChecks } from '../files/upload-checks.ts'
import { ownPictureKey } from '../files/own-picture.ts'
import { publishObject } from '../files/publish-object.ts'
import { requireSchool } from '../school/school-of.ts'

/** Checks of a public course that its rules need facts for. */
export function createPublicCourseChecks(deps: Deps) {
  const { objects, people, publicCourses, referenceData, resources } = deps
  const checks = createUploadChecks(deps)

  // @throws {ApiError} `invalidInput` for what does not exist, or more seats than the class may have
  const requireBasics = async (
    input: {
      courseName?: string
      subjectId?: string
      textbookId?: string
      seats?: { classType: 'small' | 'large'; studentLimit: number }
    },
    call: { school: string },
  ) => {
    const { settings } = await requireSchool(people, call)
    const { courseName = '', subjectId, textbookId, seats } = input
    if (courseName.length > settings.lessonNameMax)
      throw invalidField('courseName', 'too_big', 'This name is too long.')
    if (subjectId !== undefined && !(await publicCourses.subjectExists(subjectId))) {
      throw invalidField('subjectId', 'unknown', 'There is no such subject.')
    }
    if (
      textbookId !== undefined &&
      !(await referenceData.textbooks(call.school, {})).some(({ id }) => id === textbookId)
    ) {
      throw invalidField('textbookId', 'unknown', 'There is no such textbook.')
    }
    if (seats && seats.studentLimit > seatLimit(seats.classType, settings)) {
      throw invalidField('studentLimit', 'too_big', 'A class of this type doesn’t have so many seats.')
    }
  }

  // @returns undefined when no picture was sent. @throws {ApiError} `coverNotImage`, `quotaExceeded`
  const coverKeyOf = async (actor: Actor, coverResourceId: string | undefined, cover?: StagedFile) => {
    if (coverResourceId !== undefined) {
      const key = await ownPictureKey(resources, coverResourceId, actor)
      if (key === null) throw new ApiError('coverNotImage')
      return publishObject(key, objects)
    }
    if (!cover) return undefined
    if (cover.sizeBytes > COVER_MAX_BYTES) throw new ApiError('tooLarge')
    await checks.beforeUpload(actor, 'image', 'cover.jpg')
    for (const extension of ['jpg', 'png']) {
      const contentType = await sniffContentType(extension, cover.content)
      if (contentType === null) continue
      const key = publicKeyOf(uploadKey(actor, 'image', `cover.${extension}`, randomKeyPart()))
      await cover.publish(key, contentType)
      return key
    }
    throw new ApiError('coverNotImage')
  }

  return { requireBasics, coverKeyOf }
}

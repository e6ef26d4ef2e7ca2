import {
  ApiError,
  errorCodes,
  type PublicCourse,
  useAddImages,
  useAddPublicCourse,
  useSetPublicCourseStatus,
  useTempCredentialAs,
  useUpdatePublicCourse,
} from '@hwjy/sdk'
import { atOnce } from '../../../shared/at-once.ts'
import { uploadPicture } from '../../../shared/pictures/upload-picture.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { changeRequest, type CourseValues, newRequest } from './course-values.ts'

/** Sends what stands in the form of a public course; its picture goes to the store first. */
export function useSaveCourse(currency: string) {
  const zone = useViewerZone()
  const { mutateAsync: askCredential } = useTempCredentialAs('teacher', atOnce)
  const { mutateAsync: addImages } = useAddImages(atOnce)
  const { mutateAsync: add } = useAddPublicCourse(atOnce)
  const { mutateAsync: update } = useUpdatePublicCourse(atOnce)
  const { mutateAsync: setStatus } = useSetPublicCourseStatus(atOnce)

  async function coverOf(cover: File | null): Promise<string | undefined> {
    if (!cover) return undefined
    const fileName = cover.type === 'image/png' ? 'cover.png' : 'cover.jpg'
    const newFileName = await uploadPicture(cover, (data) => askCredential({ data: { ...data, fileName } }))
    const [stored] = await addImages({ data: { newFileNames: [newFileName], fileNames: [fileName] } })
    return stored?.resourceId
  }

  return {
    /** @param before null for a new one */
    async save(before: PublicCourse | null, values: CourseValues, isConfirmed: boolean): Promise<PublicCourse> {
      const extras = { zone, currency, isConfirmed, coverResourceId: await coverOf(values.cover) }
      return before === null
        ? add({ data: newRequest(values, extras) })
        : update({ data: changeRequest(before, values, extras) })
    },
    publish: (courseId: string) => setStatus({ data: { courseId, status: 'published' } }),
  }
}

const fieldOfReason: Readonly<Record<string, keyof CourseValues>> = {
  'class-type-fixed': 'classType',
  'limit-below-registered': 'studentLimit',
  'fewer-seats': 'studentLimit',
  'textbook-fixed': 'textbookId',
  'price-fixed': 'price',
}

/** Which field a refused change is about, and why; null for other errors. */
export function fixedField(error: unknown): { field: keyof CourseValues; reason: string } | null {
  if (!(error instanceof ApiError) || error.code !== errorCodes.courseNotEditable) return null
  const reason = error.data?.reason ?? ''
  const field = fieldOfReason[reason]
  return field === undefined ? null : { field, reason }
}

/** Files put into the store as a page without the store's SDK would. */
import { pdfOf } from './sample-files.ts'
import type { TestSchool } from './test-school.ts'

export const PDF = pdfOf(3)
export const MP4 = new TextEncoder().encode('\0\0\0\x18ftypmp42 a short film')

interface Upload {
  type: 'image' | 'audio' | 'video' | 'document' | 'zip'
  fileName: string
  content: Uint8Array
}

/** @returns key of the object, which is no resource yet */
export async function upload(school: TestSchool, as: string, { type, fileName, content }: Upload): Promise<string> {
  const side = as.startsWith('teacher') ? 'teacher' : 'student'
  const { newFileName, signUrl } = await school.data(`${side}TempCredential`, { type, fileName }, as)
  const body = new Uint8Array(content)
  const put = new Request(signUrl, { method: 'PUT', body, headers: { host: new URL(signUrl).host } })
  const { status } = await school.backend.fetch(put)
  if (status !== 200) throw new Error(`the upload of ${fileName} was answered with ${status}`)
  return newFileName
}

/** @returns id of a new resource */
export async function addResource(
  school: TestSchool,
  as: string,
  file: Upload & { lessonId?: string },
): Promise<string> {
  const newFileName = await upload(school, as, file)
  const side = as.startsWith('teacher') ? 'teacher' : 'student'
  const { type, fileName, lessonId } = file
  const input = { newFileName, fileName, type, ...(lessonId !== undefined && { lessonId }) }
  return (await school.data(`${side}AddCloudResource`, input, as)).resourceId
}

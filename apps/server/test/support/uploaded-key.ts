import type { TestSchool } from './test-school.ts'

/** A picture of one pixel. */
const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
)

/** A picture that a teacher has just uploaded and that is no resource yet. */
export async function uploadedKey(school: TestSchool, as: string): Promise<string> {
  const file = { type: 'image', fileName: '米字格.png' } as const
  const { newFileName, signUrl } = await school.data('teacherTempCredential', file, as)
  const put = new Request(signUrl, { method: 'PUT', body: PNG, headers: { host: 'localhost:8080' } })
  const { status } = await school.backend.fetch(put)
  if (status !== 200) throw new Error(`the upload was answered with ${status}`)
  return newFileName
}

import type { CallSamples } from './call-sample.ts'
import type { TestSchool } from '../support/test-school.ts'

const PDF = new TextEncoder().encode('%PDF-1.7 第三课')
const file = { type: 'document', fileName: '第三课.pdf' } as const

/** A document in the store that is no resource yet. */
async function uploaded(school: TestSchool, side: 'teacher' | 'student', as: string) {
  const { newFileName, signUrl } = await school.data(`${side}TempCredential`, file, as)
  const put = new Request(signUrl, { method: 'PUT', body: PDF, headers: { host: 'localhost:8080' } })
  const { status } = await school.backend.fetch(put)
  if (status !== 200) throw new Error(`the upload was answered with ${status}`)
  return { ...file, newFileName }
}

export const fileCalls = {
  teacherTempCredential: { as: 'teacher.li', neighbour: null, input: file },
  studentTempCredential: { as: 'student.anna', neighbour: null, input: file },
  teacherAddCloudResource: {
    as: 'teacher.li',
    neighbour: null,
    input: (school) => uploaded(school, 'teacher', 'teacher.li'),
  },
  studentAddCloudResource: {
    as: 'student.anna',
    neighbour: null,
    input: (school) => uploaded(school, 'student', 'student.anna'),
  },
} satisfies CallSamples

import { assignStudent, listAccountStudents } from '@hwjy/sdk'
import type { Family } from '../sign-in-attempt.ts'
import { ChooseStudent } from './lazy-parts.ts'

/**
 * Between the password and the student's home: who is it today? An account with one student is not asked.
 * @param ask shows the question
 * @throws {DOMException} `AbortError`, when the question was closed
 */
export async function askWhichStudent(ask: (family: Family) => void): Promise<void> {
  const students = await listAccountStudents({ accountType: '017001' })
  if (students.length < 2) return
  await ChooseStudent.prefetch()
  const stuId = await new Promise<string>((choose, reject) =>
    ask({ students, choose, giveUp: () => reject(new DOMException('Nobody was chosen', 'AbortError')) }),
  )
  if (!students.some((student) => student.stuId === stuId && student.isCurrent)) await assignStudent({ stuId })
}

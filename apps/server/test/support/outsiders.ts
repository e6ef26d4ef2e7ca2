import type { Database } from '../../src/core.ts'
import { schema } from '../../src/db/database.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import type { PasswordHasher } from '../../src/ports/password-hasher.ts'

/**
 * People of the school who have nothing to do with anything in it: no class, no enrolment. They stand for everybody
 * whose call is refused because the thing is not theirs. (Every demo student is in every demo class.)
 */
const OUTSIDERS = [
  { id: 'usr_zhou', username: 'teacher.zhou', role: 'teacher', name: '周敏', nickname: '周老师' },
  { id: 'usr_noor', username: 'student.noor', role: 'student', name: 'Noor Haddad', nickname: 'Noor' },
] as const

export async function addOutsiders(db: Database, passwords: PasswordHasher): Promise<void> {
  const [school] = await db.select({ id: schema.school.id }).from(schema.school).orderBy(schema.school.position)
  if (!school) return
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  await db
    .insert(schema.account)
    .values(OUTSIDERS.map(({ id, username }) => ({ id: `acc_${id}`, schoolId: school.id, username, passwordHash })))
  await db.insert(schema.person).values(
    OUTSIDERS.map(({ id, role, name, nickname }) => ({
      id,
      accountId: `acc_${id}`,
      role,
      name,
      nickname,
      schoolId: school.id,
    })),
  )
}

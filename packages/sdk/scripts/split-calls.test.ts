import { expect, it } from 'vitest'
import { splitCalls } from './split-calls.ts'

const hooks = `/** Who. */
export interface Person { name: string }
export type Lesson = string

/**
 * Mentions Lesson only here.
 */
export const whoAmI = (signal?: AbortSignal) =>
  call<Person>({ url: '/me', signal })
export const getWhoAmIQueryKey = () =>
  readKey<'whoAmI', []>('whoAmI')

export const nextLesson = () =>
  call<DataOf<Lesson>>({ url: '/next' })
`

it('the generator puts each call with its comment where its group is, its hooks beside, and asks only for what they use', () => {
  const { types, modules } = splitCalls(hooks, (name) => ({ whoAmI: 'calls/login', nextLesson: 'calls/study' })[name])
  expect(types).toMatch(/^\/\*\* Who[\s\S]*export type Lesson = string\s*$/)
  expect(modules.get('calls/login')?.split('\n')).toEqual([
    "import { call } from '../../client/call.ts'",
    "import type { Person } from '../types.ts'",
    '',
    '/**',
    ' * Mentions Lesson only here.',
    ' */',
    'export const whoAmI = (signal?: AbortSignal) =>',
    "  call<Person>({ url: '/me', signal })",
    '',
  ])
  expect(modules.get('hooks/login')?.split('\n')).toEqual([
    "import { readKey } from '../../query/query-options.ts'",
    '',
    'export const getWhoAmIQueryKey = () =>',
    "  readKey<'whoAmI', []>('whoAmI')",
    '',
    '',
  ])
  expect(modules.get('calls/study')).toContain("import type { DataOf } from '../../client/envelope.ts'\n")
})

it('a role-bound call imports the two calls that it stands for', () => {
  const twins = `export const teacherKeep = () => call<Person>({ url: '/keep' })
export const studentKeep = () => call<Person>({ url: '/keep' })
export const keepAs = (role: Role) => (role === 'teacher' ? teacherKeep : studentKeep)()
`
  const places = { teacherKeep: 'calls/teacher', studentKeep: 'calls/student', keepAs: 'role-calls/account' }
  const { modules } = splitCalls(twins, (name) => places[name as keyof typeof places])
  expect(modules.get('role-calls/account')).toBe(`import { teacherKeep } from '../calls/teacher.ts'
import { studentKeep } from '../calls/student.ts'

export const keepAs = (role: Role) => (role === 'teacher' ? teacherKeep : studentKeep)()
`)
})

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

it('puts each call with its comment and its hooks where its group is, and asks only for what it uses', () => {
  const { types, groups } = splitCalls(hooks, (name) => ({ whoAmI: 'login', nextLesson: 'study' })[name])
  expect(types).toMatch(/^\/\*\* Who[\s\S]*export type Lesson = string\s*$/)
  expect(groups.get('login')?.split('\n')).toEqual([
    "import { call } from '../../client/call.ts'",
    "import { readKey } from '../../query/query-options.ts'",
    "import type { Person } from '../types.ts'",
    '',
    '/**',
    ' * Mentions Lesson only here.',
    ' */',
    'export const whoAmI = (signal?: AbortSignal) =>',
    "  call<Person>({ url: '/me', signal })",
    'export const getWhoAmIQueryKey = () =>',
    "  readKey<'whoAmI', []>('whoAmI')",
    '',
    '',
  ])
  expect(groups.get('study')).toContain("import type { DataOf } from '../../client/envelope.ts'\n")
})

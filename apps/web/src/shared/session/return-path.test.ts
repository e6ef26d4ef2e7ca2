import { expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

it.each([
  ['back to the lesson they came for', { from: '/lesson/7/room?x=1' }, '/lesson/7/room?x=1'],
  ['home when they came by themselves', null, '/student'],
  ['home instead of the other role’s area', { from: '/teacher' }, '/student'],
  ['home instead of a look-alike', { from: '/students-only' }, '/student'],
  ['home instead of another site', { from: '//evil.example/student' }, '/student'],
] as const)('leads a student who signs in %s', (_, state, path) => expect(returnPath(state, 'student')).toBe(path))

import { expect, it } from 'vitest'
import { reasonToSignIn, returnPath } from './return-path.ts'

it.each([
  ['back to the lesson they came for', { from: '/lesson/7/room?x=1' }, '/lesson/7/room?x=1'],
  ['back to the security center', { from: '/security' }, '/security'],
  ['back to the video they came for', { from: '/videoPlay?lessonId=7' }, '/videoPlay?lessonId=7'],
  ['back to the homework they came for', { from: '/homework?homeworkId=7' }, '/homework?homeworkId=7'],
  ['home instead of a page of teachers alone', { from: '/corrects?answerPaperId=7' }, '/student'],
  ['home when they came by themselves', null, '/student'],
  ['home instead of the other role’s area', { from: '/teacher' }, '/student'],
  ['home instead of a look-alike', { from: '/students-only' }, '/student'],
  ['home instead of another site', { from: '//evil.example/student' }, '/student'],
] as const)('leads a student who signs in %s', (_, state, path) => expect(returnPath(state, 'student')).toBe(path))

it.each([
  ['that the sign-in has expired', { from: '/student', hasExpired: true }, 'expired'],
  ['to sign in first', { from: '/lesson/7/room' }, 'sign-in-first'],
  ['nothing to who came by themselves', null, null],
] as const)('says %s', (_, state, reason) => expect(reasonToSignIn(state)).toBe(reason))

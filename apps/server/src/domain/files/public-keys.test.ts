import { expect, it } from 'vitest'
import { isPublicObject, publicKeyOf } from './public-keys.ts'
import { isOwnKey, uploadKey } from './upload-rules.ts'

const li = { userId: 'usr_li', role: 'teacher' }

it.each(['image', 'audio', 'video', 'document', 'zip'] as const)('an uploaded %s is private', (type) => {
  expect(isPublicObject(uploadKey(li, type, 'a.pdf', 'k3Jd9'))).toBe(false)
})

it.each([
  'teacher/usr_li/converted/trc_1.pdf',
  'teacher/public/image/k3Jd9.png',
  'public/usr_li/image/k3Jd9.png',
  'teacher/usr_li/image/public',
  'teacher/usr_li/public/deeper/k3Jd9.png',
  'teacher/usr_li/public',
  'teacher/usr_li/Public/k3Jd9.png',
  '',
])('the key %j is private', (key) => {
  expect(isPublicObject(key)).toBe(false)
})

it('a public copy has one key, which stays its owner’s', () => {
  const key = uploadKey(li, 'image', 'a.png', 'k3Jd9')
  expect(publicKeyOf(key)).toBe('teacher/usr_li/public/k3Jd9.png')
  expect([isPublicObject(publicKeyOf(key)), isOwnKey(li, publicKeyOf(key))]).toEqual([true, true])
  expect(publicKeyOf(publicKeyOf(key))).toBe(publicKeyOf(key))
})

import { expect, it } from 'vitest'
import { addressPictures } from './picture-addresses.ts'

const urlOf = (key: string) => `https://school.example/cos/b/${key}`

it('makes faces and logos whole, however deep they stand', () => {
  const face = { userId: 'usr_li', avatar: 'teacher/usr_li/image/a.jpg' }
  const data = { records: [{ teacher: face }], school: { logoUrl: 'teacher/usr_li/image/b.png' } }
  expect(addressPictures(data, urlOf)).toEqual({
    records: [{ teacher: { userId: 'usr_li', avatar: 'https://school.example/cos/b/teacher/usr_li/image/a.jpg' } }],
    school: { logoUrl: 'https://school.example/cos/b/teacher/usr_li/image/b.png' },
  })
})

it('leaves alone what is no picture, none, or lies elsewhere', () => {
  const data = { name: 'avatar', avatar: null, bytes: new Uint8Array(2), logoUrl: 'https://elsewhere.example/logo.png' }
  expect(addressPictures(data, urlOf)).toBe(data)
})

it('leaves the answer as it was: it may be kept, and given to somebody who reaches us under another address', () => {
  const answer = { lessons: [{ id: 'les_1' }, { id: 'les_2', teacher: { avatar: 'teacher/usr_li/image/a.jpg' } }] }
  const before = structuredClone(answer)
  const here = addressPictures(answer, urlOf)
  const elsewhere = addressPictures(answer, (key) => `http://192.0.2.7/${key}`)
  expect(answer).toEqual(before)
  expect(here.lessons[1]?.teacher?.avatar).toBe('https://school.example/cos/b/teacher/usr_li/image/a.jpg')
  expect(elsewhere.lessons[1]?.teacher?.avatar).toBe('http://192.0.2.7/teacher/usr_li/image/a.jpg')
  expect(here.lessons[0], 'what has no picture is not copied').toBe(answer.lessons[0])
})

import { expect, it } from 'vitest'
import { addressPictures } from './picture-addresses.ts'

const urlOf = (key: string) => `https://school.example/cos/b/${key}`
const addressed = (data: unknown) => {
  addressPictures(data, urlOf)
  return data
}

it('makes faces and logos whole, however deep they stand', () => {
  const face = { userId: 'usr_li', avatar: 'teacher/usr_li/image/a.jpg' }
  expect(addressed({ records: [{ teacher: face }], school: { logoUrl: 'teacher/usr_li/image/b.png' } })).toEqual({
    records: [{ teacher: { userId: 'usr_li', avatar: 'https://school.example/cos/b/teacher/usr_li/image/a.jpg' } }],
    school: { logoUrl: 'https://school.example/cos/b/teacher/usr_li/image/b.png' },
  })
})

it('leaves alone what is no picture, none, or lies elsewhere', () => {
  const data = { name: 'avatar', avatar: null, bytes: new Uint8Array(2), logoUrl: 'https://elsewhere.example/logo.png' }
  expect(addressed(structuredClone(data))).toEqual(data)
})

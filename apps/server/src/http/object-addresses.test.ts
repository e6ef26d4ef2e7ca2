import { expect, it } from 'vitest'
import { objectAddresses } from './object-addresses.ts'

const KEY = 'teacher/usr_li/image/a.jpg'
const { urlsAt } = objectAddresses({
  objects: { bucket: 'school-1', domain: '{host}/cos/{bucket}' },
})
const urlOf = urlsAt('https://school.example')

it('a key becomes an address in the store, with the protocol of the caller', () => {
  expect(urlOf(KEY)).toBe(`https://school.example/cos/school-1/${KEY}`)
})

it('an address of another place stays as it is stored', () => {
  for (const address of ['https://elsewhere.example/face.jpg', 'http://elsewhere.example/face.jpg']) {
    expect(urlOf(address)).toBe(address)
  }
})

it('no key has no address', () => {
  expect(urlOf(null)).toBe(null)
})

it('callers who reach us under two hosts get addresses of their own host', () => {
  expect([urlsAt('http://192.0.2.7:8080')(KEY), urlOf(KEY)]).toEqual([
    `http://192.0.2.7:8080/cos/school-1/${KEY}`,
    `https://school.example/cos/school-1/${KEY}`,
  ])
})

it('a store with a domain of its own has one address for all callers', () => {
  const elsewhere = objectAddresses({
    objects: { bucket: 'school-1', domain: '{bucket}.cos.example' },
  })
  expect(elsewhere.urlsAt('https://school.example')(KEY)).toBe(`https://school-1.cos.example/${KEY}`)
})

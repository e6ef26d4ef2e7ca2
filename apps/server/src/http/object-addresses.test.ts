import { expect, it } from 'vitest'
import { objectAddresses } from './object-addresses.ts'

const PUBLIC = 'teacher/usr_li/public/a.jpg'
const PRIVATE = 'teacher/usr_li/image/a.jpg'
const sign = (base: string, key: string) => `${base}/${key}?signed`
const { urlsAt } = objectAddresses({
  objects: { bucket: 'school-1', domain: '{host}/cos/{bucket}' },
})
const urlOf = urlsAt('https://school.example', sign)

it('a public key becomes an address in the store, with the protocol of the caller', () => {
  expect(urlOf(PUBLIC)).toBe(`https://school.example/cos/school-1/${PUBLIC}`)
})

it('a private key becomes an address that is signed', () => {
  expect(urlOf(PRIVATE)).toBe(`https://school.example/cos/school-1/${PRIVATE}?signed`)
})

it('a whole address of our store becomes a key, and is signed anew', () => {
  const address = `https://school.example/cos/school-1/${PRIVATE}`
  expect([urlOf(address), urlOf(`${address}?q-signature=old`)]).toEqual([`${address}?signed`, `${address}?signed`])
})

it('an address of another place stays as it is stored, whatever its path says', () => {
  for (const address of ['https://elsewhere.example/face.jpg', `http://elsewhere.example/cos/school-1/${PRIVATE}`]) {
    expect(urlOf(address)).toBe(address)
  }
})

it('no key has no address', () => {
  expect(urlOf(null)).toBe(null)
})

it('callers who reach us under two hosts get addresses of their own host', () => {
  expect([urlsAt('http://192.0.2.7:8080', sign)(PUBLIC), urlOf(PUBLIC)]).toEqual([
    `http://192.0.2.7:8080/cos/school-1/${PUBLIC}`,
    `https://school.example/cos/school-1/${PUBLIC}`,
  ])
})

it('a store with a domain of its own has one address for all callers', () => {
  const elsewhere = objectAddresses({
    objects: { bucket: 'school-1', domain: '{bucket}.cos.example' },
  })
  expect(elsewhere.urlsAt('https://school.example', sign)(PUBLIC)).toBe(`https://school-1.cos.example/${PUBLIC}`)
})

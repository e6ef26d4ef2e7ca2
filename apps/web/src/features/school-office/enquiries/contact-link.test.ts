import { expect, it } from 'vitest'
import { contactHref } from './contact-link.tsx'

it.each([
  ['megumi@example.com', 'mailto:megumi@example.com'],
  ['+81 90-1234-5678', 'tel:+819012345678'],
  ['WeChat: chenli_oslo', null],
  ['javascript:alert(1)', null],
  ['a@b.example?cc=all@example.com', null],
])('a contact that says %j leads to %j', (contact, href) => {
  expect(contactHref(contact)).toBe(href)
})

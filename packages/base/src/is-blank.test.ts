import { expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'

it.each([
  ['no text', ''],
  ['spaces, also wide ones', ' \n\u3000'],
  ['a zero width space', '\u200B'],
  ['control characters and half a character', '\u0000\u0007\uD800'],
  ['marks of direction and joiners', '\u200E\u2060\u200D \uFEFF'],
])('a text of %s is blank', (_, text) => expect(isBlank(text)).toBe(true))

it.each(['好', 'a\u200B', 'p', 'Cf', '{}', '👍'])('a text with something to see is not blank: %j', (text) =>
  expect(isBlank(text)).toBe(false),
)

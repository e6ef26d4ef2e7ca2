import { expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [5 * 1_024 * 1_024, '5 MB'],
  [1_258_291, '1.2 MB'],
  [2_048, '2 kB'],
  [3 * 1_024 ** 3, '3 GB'],
])('says %i bytes as %s', (bytes, text) => expect(sizeText(bytes, 'en-US')).toBe(text))

import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 B'],
  [900, '900 B'],
  [2_048, '2 kB'],
  [2 * 1024 ** 2, '2 MB'],
  [1.55 * 1024 ** 2, '1.6 MB'],
  [3 * 1024 ** 3, '3 GB'],
])('%i bytes are written %s', (bytes, written) =>
  expect(formatBytes(bytes, 'en-US').replace('\u00a0', ' ')).toBe(written),
)

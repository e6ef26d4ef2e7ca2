import { expect, it } from 'vitest'
import { pictureDenial } from './picture-denial.ts'

const MB = 1024 ** 2

it.each([
  ['a photo of a phone', { type: 'image/jpeg', size: 6 * MB }, null],
  ['a drawing that is see-through', { type: 'image/png', size: 20 * MB }, null],
  ['a picture of a kind that the editor may not know', { type: 'image/heic', size: 3 * MB }, null],
  ['more than a phone likes to hold', { type: 'image/png', size: 20 * MB + 1 }, 'too-large'],
  ['a file with nothing in it', { type: 'image/jpeg', size: 0 }, 'empty'],
  ['a film', { type: 'video/mp4', size: 1_000 }, 'not-picture'],
])('%s', (_, file, denial) => expect(pictureDenial(file)).toBe(denial))

import { expect, it } from 'vitest'
import { PICTURE_MAX_BYTES, pictureDenial } from './picture-denial.ts'

it.each([
  ['a JPG of 2 MB', { type: 'image/jpeg', size: PICTURE_MAX_BYTES }, null],
  ['a larger one', { type: 'image/jpeg', size: PICTURE_MAX_BYTES + 1 }, 'tooLarge'],
  ['a PNG', { type: 'image/png', size: 1 }, 'notJpg'],
] as const)('%s: %s', (_, file, denial) => expect(pictureDenial(file)).toBe(denial))

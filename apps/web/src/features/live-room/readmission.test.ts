import { expect, it } from 'vitest'
import { readmissionOf } from './readmission.ts'

it('[R46] a removed student waits as long as the class may still let them back in', () => {
  const inClass = { lesson: { status: 'inProgress' } } as const
  expect(readmissionOf({ ...inClass, denial: 'removed' })).toBe('not-yet')
  expect(readmissionOf({ ...inClass, denial: null })).toBe('yes')
  expect(readmissionOf({ ...inClass, denial: 'roomFull' }), 'the room says what is in the way now').toBe('yes')
  for (const status of ['ended', 'expired', 'absent'] as const)
    expect(readmissionOf({ lesson: { status }, denial: 'removed' })).toBe('never')
})

import { memoryStorage } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { forgetPhoneChange, keepPhoneChange, keptPhoneChange } from './phone-change-step.ts'

const noon = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000

function keptAfter(minutes: number, hasPhone = true) {
  const storage = memoryStorage()
  keepPhoneChange(storage, 'proven', noon)
  return keptPhoneChange(storage, hasPhone, noon + minutes * MINUTE)
}

it('a reload goes on with the new phone', () => expect(keptAfter(9)).toBe('proven'))
it('not when the proof is no longer good', () => expect(keptAfter(10)).toBeNull())
it('nor when there is no phone any more that was proven', () => expect(keptAfter(1, false)).toBeNull())

it('what is over is forgotten', () => {
  const storage = memoryStorage()
  keepPhoneChange(storage, 'none', noon)
  expect(keptPhoneChange(storage, false, noon)).toBe('none')
  forgetPhoneChange(storage)
  expect(keptPhoneChange(storage, false, noon)).toBeNull()
})

it('what is no change of a phone counts as none', () => {
  const storage = memoryStorage()
  storage.setItem('hwjy.draft.phoneChange', '{"oldPhone":"stolen","until":1e99}')
  expect(keptPhoneChange(storage, true, noon)).toBeNull()
})

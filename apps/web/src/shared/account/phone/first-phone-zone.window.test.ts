import { memoryStorage } from '@hwjy/sdk'
import { renderHook, act } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { deviceStorage } from '../../choices/storage.ts'
import { firstPhoneZone, rememberPhoneZone } from './first-phone-zone.ts'
import { usePhoneDraft } from './use-phone-draft.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it.each([
  ['Asia/Tokyo', '81'],
  ['Australia/Sydney', '61'],
  ['America/Vancouver', '1'],
  ['Asia/Hong_Kong', '852'],
  ['Asia/Shanghai', '86'],
  ['Asia/Kuching', '60'],
  ['Europe/Berlin', '49'],
  ['Etc/UTC', '86'],
])('a phone field in %s begins with +%s', (place, zone) => expect(firstPhoneZone(memoryStorage(), place)).toBe(zone))

it('the code that was chosen last comes before the place', () => {
  const storage = memoryStorage()
  rememberPhoneZone(storage, '65')
  expect(firstPhoneZone(storage, 'Asia/Tokyo')).toBe('65')
})

it('what is kept and is no code counts as nothing', () => {
  const storage = memoryStorage()
  rememberPhoneZone(storage, 'mars')
  expect(firstPhoneZone(storage, 'Asia/Tokyo')).toBe('81')
})

it('another form, and another day, begins with what was chosen in this one', () => {
  const { result } = renderHook(() => usePhoneDraft('signIn'))
  act(() => result.current[1]({ zone: '82', mobile: '10' }))
  expect(renderHook(() => usePhoneDraft('account')).result.current[0]).toEqual({ zone: '82', mobile: '' })
})

it('a code that nobody chose is not remembered', () => {
  const remember = vi.spyOn(deviceStorage, 'setItem')
  const { result } = renderHook(() => usePhoneDraft('signIn'))
  act(() => result.current[1]({ ...result.current[0], mobile: '10' }))
  expect(remember).not.toHaveBeenCalled()
})

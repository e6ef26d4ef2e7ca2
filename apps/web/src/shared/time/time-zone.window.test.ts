import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { anna, startSdk } from '../testing/backend.ts'
import { saveZoneChoice, savedZoneChoice, useViewerZone } from './time-zone.ts'

describe('the zone in which times are read', () => {
  beforeEach(() => {
    localStorage.clear()
    startSdk({ role: 'student', userInfo: anna })
  })

  it.each([
    ['the device’s, when nothing was chosen', null, 'Asia/Jakarta'],
    ['the school’s', 'school', 'Asia/Shanghai'],
    ['that of a place', 'Europe/Berlin', 'Europe/Berlin'],
    ['the device’s, when the place is no longer known', 'Atlantis/Capital', 'Asia/Jakarta'],
  ])('is %s', (_, saved, zone) => {
    if (saved !== null) localStorage.setItem('hwjy.timeZone', saved)
    expect(renderHook(useViewerZone).result.current).toBe(zone)
  })

  it.each([
    ['that of the profile, when nothing was chosen here', 'Europe/Berlin', null, 'Europe/Berlin'],
    ['the device’s, when that was chosen here', 'Europe/Berlin', 'device', 'Asia/Jakarta'],
    ['the device’s, when this browser does not know the profile’s', 'Atlantis/Capital', null, 'Asia/Jakarta'],
  ] as const)('is %s', (_, timeZone, chosen, zone) => {
    startSdk({ role: 'student', userInfo: { ...anna, timeZone } })
    if (chosen !== null) saveZoneChoice(chosen)
    expect(renderHook(useViewerZone).result.current).toBe(zone)
  })

  it('is the device’s for a visitor, who has no school', () => {
    startSdk()
    saveZoneChoice('school')
    expect(renderHook(useViewerZone).result.current).toBe('Asia/Jakarta')
  })

  it('changes on the screen as soon as it is chosen', () => {
    const { result } = renderHook(useViewerZone)
    act(() => saveZoneChoice('Asia/Tokyo'))
    expect(result.current).toBe('Asia/Tokyo')
    act(() => saveZoneChoice('device'))
    expect(result.current).toBe('Asia/Jakarta')
    expect(savedZoneChoice()).toBe('device')
  })

  describe('on the device', () => {
    afterEach(() => {
      vi.restoreAllMocks()
      window.dispatchEvent(new Event('focus'))
    })

    it.each([null, 'Europe/Berlin'])('is worked out once for all times of a page (chosen: %s)', (saved) => {
      if (saved !== null) localStorage.setItem('hwjy.timeZone', saved)
      const { rerender } = renderHook(useViewerZone)
      const made = vi.spyOn(Intl, 'DateTimeFormat')
      for (let time = 0; time < 3; time += 1) rerender()
      expect(made).not.toHaveBeenCalled()
    })

    it('is read again when the window comes back from the settings of the clock', () => {
      const { result } = renderHook(useViewerZone)
      const moved = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Tokyo' }
      vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(moved)
      act(() => void window.dispatchEvent(new Event('focus')))
      expect(result.current).toBe('Asia/Tokyo')
    })
  })
})

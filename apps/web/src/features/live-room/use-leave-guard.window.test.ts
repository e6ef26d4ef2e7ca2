import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchHistorySteps } from '../../shared/history-steps.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

const router = vi.fn<() => void>()
const goBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 2 } })))
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event
}
const guard = (isHeld: boolean, holdsTab = false) =>
  renderHook(() => useLeaveGuard({ isHeld: isHeld ? held : free, holdsTab }))
const held = () => true
const free = () => false

describe('leaving with the browser', () => {
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined)

  beforeAll(watchHistorySteps)
  beforeEach(() => {
    window.history.replaceState({ idx: 3 }, '')
    window.addEventListener('popstate', router)
  })
  afterEach(() => {
    window.removeEventListener('popstate', router)
    vi.clearAllMocks()
  })

  it('asks while class is on: the step is undone, and the router hears nothing of it', () => {
    const { result } = guard(true)
    goBack()
    expect(go).toHaveBeenCalledExactlyOnceWith(1)
    expect(router).not.toHaveBeenCalled()
    expect(result.current.isAsking).toBe(true)
    act(() => result.current.stay())
    expect(result.current.isAsking).toBe(false)
  })

  it('goes at once when nothing is on', () => {
    const { result } = guard(false)
    goBack()
    expect(go).not.toHaveBeenCalled()
    expect(router).toHaveBeenCalledOnce()
    expect(result.current.isAsking).toBe(false)
  })

  it('lets nobody close a teacher’s tab by accident, and holds no other', () => {
    const { unmount } = guard(true, true)
    expect(closeTab().defaultPrevented).toBe(true)
    unmount()
    guard(true, false)
    guard(false, true)
    expect(closeTab().defaultPrevented).toBe(false)
  })
})

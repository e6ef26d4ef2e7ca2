import { describe, expect, it } from 'vitest'
import { type WindowMap, windowsAfter } from './window-list.ts'

const room = { id: 'w2', kind: 'room', title: '第二课' } as const
const windows: WindowMap = { w2: room }

describe('the other windows', () => {
  it('are known as soon as they say who they are, and again when their page changes', () => {
    expect(windowsAfter({}, { type: 'here', info: room })).toEqual({ w2: room })
    const renamed = { ...room, title: '第三课' }
    expect(windowsAfter(windows, { type: 'here', info: renamed })).toEqual({ w2: renamed })
  })

  it('are forgotten when they close', () => expect(windowsAfter(windows, { type: 'gone', id: 'w2' })).toEqual({}))

  it.each(['who', 'focus', 'close'] as const)('are the same after "%s"', (type) => {
    expect(windowsAfter(windows, type === 'who' ? { type } : { type, id: 'w2' })).toBe(windows)
  })
})

import { describe, expect, it } from 'vitest'
import { closeOtherTabs, closeTab, MAX_TABS, neighbourOf, type OpenedTabs, visitTab } from './opened-tabs.ts'

const tab = (path: string, search = '') => ({ path, search })
const tabs: OpenedTabs = [tab('/student'), tab('/messages'), tab('/settings')]
const pathsOf = (opened: OpenedTabs) => opened.map(({ path }) => path)

describe('opened tabs', () => {
  it('a visit to a new page opens a tab at the end', () => {
    expect(pathsOf(visitTab(tabs, tab('/account')))).toEqual(['/student', '/messages', '/settings', '/account'])
  })

  it('a visit to an opened page stays in its tab, at the new place in it', () => {
    expect(visitTab(tabs, tab('/messages', '?page=2'))).toEqual([tabs[0], tab('/messages', '?page=2'), tabs[2]])
  })

  it('the tab of the home moves with a visit too', () => {
    expect(visitTab(tabs, tab('/student', '?day=1'))[0]).toEqual(tab('/student', '?day=1'))
  })

  it('beyond the limit the oldest goes, never the home', () => {
    const full = Array.from({ length: MAX_TABS + 3 }, (_, index) => tab(`/lesson/${index}/result`)).reduce<OpenedTabs>(
      visitTab,
      [tab('/teacher')],
    )
    expect(full).toHaveLength(MAX_TABS)
    expect(full[0].path).toBe('/teacher')
    expect(full.at(-1)?.path).toBe(`/lesson/${MAX_TABS + 2}/result`)
  })

  it('the home cannot be closed', () => expect(closeTab(tabs, '/student')).toEqual(tabs))

  it('closing the others leaves the home and the one', () => {
    expect(pathsOf(closeOtherTabs(tabs, '/settings'))).toEqual(['/student', '/settings'])
  })

  it.each([
    ['the one after it', '/messages', '/settings'],
    ['the one before the last', '/settings', '/messages'],
  ])('closing the tab in front leads to %s', (_, path, next) => expect(neighbourOf(tabs, path).path).toBe(next))
})

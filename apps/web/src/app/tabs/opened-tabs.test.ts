import { describe, expect, it } from 'vitest'
import {
  closeOtherTabs,
  closeTab,
  closeTabsAfter,
  MAX_KEPT_PAGES,
  MAX_TABS,
  neighbourOf,
  type OpenedTabs,
  tabBeside,
  visitPath,
  visitTab,
  withSubjects,
} from './opened-tabs.ts'

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

  it('a tab keeps what its page is about, through visits, and when the page has not said it yet', () => {
    const about = withSubjects([tab('/student'), tab('/lesson/1/rate')], new Map([['/lesson/1/rate', '谢谢你']]))
    const visited = visitTab(about, tab('/lesson/1/rate', '?page=2'))
    expect(withSubjects(visited, new Map())[1]).toEqual({ ...tab('/lesson/1/rate', '?page=2'), subject: '谢谢你' })
    expect(withSubjects(visited, new Map([['/lesson/1/rate', '去机场']]))[1]?.subject).toBe('去机场')
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

  it('closing those to the right leaves what is before it', () => {
    expect(pathsOf(closeTabsAfter(tabs, '/messages'))).toEqual(['/student', '/messages'])
    expect(pathsOf(closeTabsAfter(tabs, '/student'))).toEqual(['/student'])
  })

  it.each([
    ['/student', 1, '/messages'],
    ['/settings', 1, '/student'],
    ['/student', -1, '/settings'],
    ['/nowhere', 1, '/messages'],
  ] as const)('from %s, %i further, is %s', (path, step, next) => expect(tabBeside(tabs, path, step).path).toBe(next))

  it('the pages that were in front last stay as they are', () => {
    const paths = Array.from({ length: MAX_KEPT_PAGES + 1 }, (_, index) => `/${index}`)
    const recent = paths.reduce<readonly string[]>(visitPath, [])
    expect(recent).toEqual(paths.slice(1))
    expect(visitPath(recent, '/5')).toEqual([...recent.filter((path) => path !== '/5'), '/5'])
  })

  it.each([
    ['the one after it', '/messages', '/settings'],
    ['the one before the last', '/settings', '/messages'],
  ])('closing the tab in front leads to %s', (_, path, next) => expect(neighbourOf(tabs, path).path).toBe(next))
})

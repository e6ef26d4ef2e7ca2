/** A page that the user has opened; `path` is its identity, the search is the position within it. */
export interface OpenedTab {
  /** Pathname below the base, with the subject where the query has it: `/lesson/7/result`, `/corrects?answerPaperId=7`. */
  path: string
  /** The whole query, `?page=2`, or empty. */
  search: string
  /** Subject of the page, once it is known: the name of its lesson. */
  subject?: string
}

/** The first tab is the home of the role; it is always there. */
export type OpenedTabs = readonly [OpenedTab, ...OpenedTab[]]

/** More than this, and the one that was opened first goes. */
export const MAX_TABS = 30

/** This many pages keep their state; the others are rendered anew when the user returns to their tab. */
export const MAX_KEPT_PAGES = 10

/** Returns the address of a tab. */
export const tabAt = ({ path, search }: OpenedTab) => (path.split('?')[0] ?? path) + search

/** A visit opens a tab at the end, or moves the tab that is there already to where the person is now. */
export function visitTab([home, ...others]: OpenedTabs, visited: OpenedTab): OpenedTabs {
  if (visited.path === home.path) return [{ ...home, ...visited }, ...others]
  if (others.some(({ path }) => path === visited.path))
    return [home, ...others.map((tab) => (tab.path === visited.path ? { ...tab, ...visited } : tab))]
  return [home, ...others.slice(-(MAX_TABS - 2)), visited]
}

/** Each tab with what its page has said it is about; what was known before stays known. */
export const withSubjects = ([home, ...others]: OpenedTabs, subjects: ReadonlyMap<string, string>): OpenedTabs => {
  const named = (tab: OpenedTab): OpenedTab => {
    const subject = subjects.get(tab.path) ?? tab.subject
    return subject === undefined ? tab : { ...tab, subject }
  }
  return [named(home), ...others.map(named)]
}

/** The paths that were visited last, the newest at the end. */
export const visitPath = (recent: readonly string[], path: string): readonly string[] =>
  [...recent.filter((known) => known !== path), path].slice(-MAX_KEPT_PAGES)

export const withoutTabs = ([home, ...others]: OpenedTabs, paths: ReadonlySet<string>): OpenedTabs => [
  home,
  ...others.filter(({ path }) => !paths.has(path)),
]

export const closeTab = (tabs: OpenedTabs, path: string): OpenedTabs => withoutTabs(tabs, new Set([path]))

export function closeOtherTabs([home, ...others]: OpenedTabs, path: string): OpenedTabs {
  return [home, ...others.filter((tab) => tab.path === path)]
}

export function closeTabsAfter([home, ...others]: OpenedTabs, path: string): OpenedTabs {
  return [home, ...others.slice(0, others.findIndex((tab) => tab.path === path) + 1)]
}

/** Returns the tab to show when the one in front is closed: the one after it, else the one before. */
export function neighbourOf(tabs: OpenedTabs, path: string): OpenedTab {
  const index = tabs.findIndex((tab) => tab.path === path)
  return tabs[index + 1] ?? tabs[index - 1] ?? tabs[0]
}

/** The tab so many places on, round and round; from a page without a tab, from the home. */
export function tabBeside(tabs: OpenedTabs, path: string, step: 1 | -1): OpenedTab {
  const index = Math.max(
    0,
    tabs.findIndex((tab) => tab.path === path),
  )
  return tabs.at((index + step) % tabs.length) ?? tabs[0]
}

/** A page somebody has opened; the path is its identity, the search is where they are in it. */
export interface OpenedTab {
  /** Pathname below the base, which names the tab: `/lesson/7/result`. */
  path: string
  /** `?page=2` or empty. */
  search: string
}

/** The first tab is the home of the role; it is always there. */
export type OpenedTabs = readonly [OpenedTab, ...OpenedTab[]]

/** More than this, and the one that was opened first goes: each keeps a page in memory. */
export const MAX_TABS = 10

export const tabAt = ({ path, search }: OpenedTab) => path + search

/** A visit opens a tab at the end, or moves the tab that is there already to where the person is now. */
export function visitTab([home, ...others]: OpenedTabs, visited: OpenedTab): OpenedTabs {
  if (visited.path === home.path) return [visited, ...others]
  if (others.some(({ path }) => path === visited.path))
    return [home, ...others.map((tab) => (tab.path === visited.path ? visited : tab))]
  return [home, ...others.slice(-(MAX_TABS - 2)), visited]
}

export function closeTab([home, ...others]: OpenedTabs, path: string): OpenedTabs {
  return [home, ...others.filter((tab) => tab.path !== path)]
}

export function closeOtherTabs([home, ...others]: OpenedTabs, path: string): OpenedTabs {
  return [home, ...others.filter((tab) => tab.path === path)]
}

/** Where to go when the tab in front is closed: the one after it, else the one before. */
export function neighbourOf(tabs: OpenedTabs, path: string): OpenedTab {
  const index = tabs.findIndex((tab) => tab.path === path)
  return tabs[index + 1] ?? tabs[index - 1] ?? tabs[0]
}

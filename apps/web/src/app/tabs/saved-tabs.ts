import type { OpenedTab, OpenedTabs } from './opened-tabs.ts'

const storageKey = 'hwjy.tabs'

interface SavedTabs {
  userId: string
  tabs: readonly OpenedTab[]
}

/** For as long as the window is open, so that a reload finds them again; not for the next person who signs in here. */
export function saveTabs(userId: string, tabs: OpenedTabs) {
  const saved: SavedTabs = { userId, tabs }
  sessionStorage.setItem(storageKey, JSON.stringify(saved))
}

/** @param home path of the tab that is always there */
export function savedTabs(userId: string, home: string): OpenedTabs {
  const onlyHome: OpenedTabs = [{ path: home, search: '' }]
  const json = sessionStorage.getItem(storageKey)
  if (json === null) return onlyHome
  const saved = JSON.parse(json) as SavedTabs
  const [first, ...others] = saved.tabs
  return saved.userId === userId && first?.path === home ? [first, ...others] : onlyHome
}

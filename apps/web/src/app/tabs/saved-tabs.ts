import { readJson } from '@hwjy/sdk'
import type { OpenedTab, OpenedTabs } from './opened-tabs.ts'
import { tabStorage } from '../../shared/choices/storage.ts'

const storageKey = 'hwjy.tabs'

interface SavedTabs {
  userId: string
  tabs: readonly OpenedTab[]
}

/**
 * Saves the tabs while the window is open, so that a reload finds them again; not for the next user who signs in here.
 */
export function saveTabs(userId: string, tabs: OpenedTabs) {
  const saved: SavedTabs = { userId, tabs }
  tabStorage.setItem(storageKey, JSON.stringify(saved))
}

/** @param home path of the tab that is always there */
export function savedTabs(userId: string, home: string): OpenedTabs {
  const onlyHome: OpenedTabs = [{ path: home, search: '' }]
  const saved = readJson(tabStorage, storageKey) as SavedTabs | null
  if (saved?.userId !== userId || !Array.isArray(saved.tabs)) return onlyHome
  const [first, ...others] = saved.tabs
  return first?.path === home ? [first, ...others] : onlyHome
}

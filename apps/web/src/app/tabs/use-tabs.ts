import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { missingPages } from '../../shared/page/missing-pages.ts'
import { pageSubjects } from '../../shared/page/page-subjects.ts'
import { pageKey } from '../../shared/session/query-pages.ts'
import { scrollMemory } from '../page/scroll-memory.ts'
import {
  closeOtherTabs,
  closeTab,
  closeTabsAfter,
  neighbourOf,
  type OpenedTabs,
  tabAt,
  visitPath,
  visitTab,
  withoutTabs,
  withSubjects,
} from './opened-tabs.ts'
import { saveTabs, savedTabs } from './saved-tabs.ts'

export interface TabActions {
  close: (path: string) => void
  closeOthers: (path: string) => void
  closeAfter: (path: string) => void
}

export interface Tabs extends TabActions {
  tabs: OpenedTabs
  /** Location of each tab's page, by its key; only of those that were in front since the window was loaded. */
  locations: ReadonlyMap<string, Location>
}

/**
 * The opened pages of one person.
 * @param isPage false for an address without a page, which opens no tab
 */
export function useTabs(userId: string, home: string, isPage: boolean): Tabs {
  const location = useLocation()
  const navigate = useNavigate()
  const missing = useSyncExternalStore(missingPages.subscribe, missingPages.getState)
  const subjects = useSyncExternalStore(pageSubjects.subscribe, pageSubjects.getState)
  const [tabs, setTabs] = useState(() => savedTabs(userId, home))
  const [locations, setLocations] = useState<ReadonlyMap<string, Location>>(new Map())
  const [recent, setRecent] = useState<readonly string[]>([])
  const [visited, setVisited] = useState<Location | null>(null)
  const path = pageKey(location)

  if (isPage && visited !== location) {
    // A page that turned out not to exist is not kept for later.
    const next = visitTab(withoutTabs(tabs, missing), { path, search: location.search })
    const nextRecent = visitPath(recent, path)
    setVisited(location)
    setTabs(next)
    setRecent(nextRecent)
    setLocations(
      new Map(
        [...locations, [path, location] as const].filter(
          ([known]) => isAmong(next, known) && nextRecent.includes(known),
        ),
      ),
    )
  }
  const shown = useMemo(() => withSubjects(withoutTabs(tabs, missing), subjects), [tabs, missing, subjects])
  useEffect(() => saveTabs(userId, shown), [userId, shown])
  // At once, or the page before would be given the place at which this one starts.
  useLayoutEffect(() => {
    const keep = () => scrollMemory.keep(path, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [path])

  function shrinkTo(rest: OpenedTabs) {
    const open = new Map([...locations].filter(([known]) => isAmong(rest, known)))
    for (const known of locations.keys()) if (!open.has(known)) scrollMemory.forget(known)
    setTabs(rest)
    setLocations(open)
  }
  // When the page in front was closed, the tab that was pressed comes to the front.
  function shrinkAround(kept: string, rest: OpenedTabs) {
    shrinkTo(rest)
    const front = rest.find((tab) => tab.path === kept)
    if (isAmong(shown, path) && !isAmong(rest, path) && front) void navigate(tabAt(front))
  }
  return {
    tabs: shown,
    locations,
    close(closed) {
      shrinkTo(closeTab(tabs, closed))
      if (closed === path) void navigate(tabAt(neighbourOf(tabs, closed)))
    },
    closeOthers: (kept) => shrinkAround(kept, closeOtherTabs(tabs, kept)),
    closeAfter: (kept) => shrinkAround(kept, closeTabsAfter(tabs, kept)),
  }
}

const isAmong = (tabs: OpenedTabs, path: string) => tabs.some((tab) => tab.path === path)

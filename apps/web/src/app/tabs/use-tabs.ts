import { useEffect, useLayoutEffect, useState } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { scrollMemory } from '../scroll-memory.ts'
import { closeOtherTabs, closeTab, neighbourOf, type OpenedTabs, tabAt, visitTab } from './opened-tabs.ts'
import { saveTabs, savedTabs } from './saved-tabs.ts'

export interface TabActions {
  close: (path: string) => void
  closeOthers: (path: string) => void
}

export interface Tabs extends TabActions {
  tabs: OpenedTabs
  /** Where the page of each tab is; only of those that were in front since the window was loaded. */
  locations: ReadonlyMap<string, Location>
}

/**
 * The opened pages of one person.
 * @param isPage false for an address without a page, which opens no tab
 */
export function useTabs(userId: string, home: string, isPage: boolean): Tabs {
  const location = useLocation()
  const navigate = useNavigate()
  const [tabs, setTabs] = useState(() => savedTabs(userId, home))
  const [locations, setLocations] = useState<ReadonlyMap<string, Location>>(new Map())
  const [visited, setVisited] = useState<Location | null>(null)
  const path = location.pathname

  if (isPage && visited !== location) {
    const next = visitTab(tabs, { path, search: location.search })
    setVisited(location)
    setTabs(next)
    // A tab that had to go for this one gives its page back.
    setLocations(new Map([...locations].filter(([known]) => isAmong(next, known))).set(path, location))
  }
  useEffect(() => saveTabs(userId, tabs), [userId, tabs])
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
  return {
    tabs,
    locations,
    close(closed) {
      shrinkTo(closeTab(tabs, closed))
      if (closed === path) void navigate(tabAt(neighbourOf(tabs, closed)))
    },
    closeOthers(kept) {
      shrinkTo(closeOtherTabs(tabs, kept))
      const front = tabs.find((tab) => tab.path === kept)
      if (kept !== path && front) void navigate(tabAt(front))
    },
  }
}

const isAmong = (tabs: OpenedTabs, path: string) => tabs.some((tab) => tab.path === path)

import { createContext, useContext } from 'react'

export const PortalContext = createContext<HTMLElement | null>(null)

/**
 * Returns the element where dialogs, menus and tips are mounted: inside the nearest theme, so they take its colours and
 * stay visible in full screen.
 */
export const usePortalContainer = () => useContext(PortalContext)

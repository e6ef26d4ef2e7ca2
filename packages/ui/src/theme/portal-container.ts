import { createContext, useContext } from 'react'

export const PortalContext = createContext<HTMLElement | null>(null)

/** Where dialogs, menus and tips are mounted: inside the nearest theme, so they wear it and stay visible in full screen. */
export const usePortalContainer = () => useContext(PortalContext)

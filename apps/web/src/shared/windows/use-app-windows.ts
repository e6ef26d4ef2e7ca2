import { useSyncExternalStore } from 'react'
import { appWindows } from './app-windows.ts'

/** The other windows of this app, by id. */
export const useAppWindows = () => useSyncExternalStore(appWindows.subscribe, appWindows.getOthers)

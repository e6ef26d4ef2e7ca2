import { useSyncExternalStore } from 'react'
import { appWindows } from './app-windows.ts'

export const useAppWindows = () => useSyncExternalStore(appWindows.subscribe, appWindows.getOthers)

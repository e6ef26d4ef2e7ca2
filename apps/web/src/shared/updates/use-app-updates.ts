import { useSyncExternalStore } from 'react'
import { appUpdates } from './app-updates.ts'

export const useAppUpdates = () => useSyncExternalStore(appUpdates.subscribe, appUpdates.getState)

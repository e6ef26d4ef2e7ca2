import { useSyncExternalStore } from 'react'
import { network } from './network.ts'

/** False while nothing leads to our server. */
export const useIsOnline = () => useSyncExternalStore(network.subscribe, network.isOnline)

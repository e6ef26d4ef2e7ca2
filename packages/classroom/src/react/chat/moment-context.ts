import { createContext } from 'react'
import type { EpochMs } from '../../core/room/ids.ts'

/** Goes to the moment of a message, where a class is played again; null in class. */
export const MomentContext = createContext<((at: EpochMs) => void) | null>(null)

import { useSyncExternalStore } from 'react'
import type { SavedChoice } from './saved-choice.ts'

/** A prerendered page shows the value that applies before the user has chosen. */
export const useSavedChoice = <Value extends string>({ subscribe, get, values }: SavedChoice<Value>) =>
  useSyncExternalStore(subscribe, get, () => values[0])

import { useLayoutEffect } from 'react'
import { endPrerendered } from './prerendered.ts'

/** For pages that are prerendered, or stand in their place: the app now hears what is done, and what was done before. */
export function useTakenOver() {
  useLayoutEffect(() => {
    endPrerendered()
    const { earlyInput } = window
    // Once: a page that is opened later takes nothing over.
    delete window.earlyInput
    void earlyInput?.handOver()
  }, [])
}

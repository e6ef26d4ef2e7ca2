import { useLayoutEffect } from 'react'
import { endPrerendered } from './prerendered.ts'

/**
 * Used by pages that are prerendered, or replace such a page: the app now receives the input, and the input from
 * before.
 */
export function useTakenOver() {
  useLayoutEffect(() => {
    endPrerendered()
    const { earlyInput } = window
    // Once: a page that is opened later takes nothing over.
    delete window.earlyInput
    void earlyInput?.handOver()
  }, [])
}

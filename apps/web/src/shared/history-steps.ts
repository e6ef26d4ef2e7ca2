import { createListeners } from '@hwjy/base'

const steps = createListeners<[event: PopStateEvent]>()

/**
 * Call before the router is there: a window calls its listeners in the order in which they came, capturing or not, so
 * only an earlier one can keep a step of the browser's history from the router.
 */
export function watchHistorySteps() {
  window.addEventListener('popstate', steps.call)
}

/** Hears of Back and Forward before the router does. @returns how to stop listening */
export const onHistoryStep = steps.add

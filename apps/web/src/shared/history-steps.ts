type StepListener = (event: PopStateEvent) => void

const listeners = new Set<StepListener>()

/**
 * Call before the router is there: a window calls its listeners in the order in which they came, capturing or not, so
 * only an earlier one can keep a step of the browser's history from the router.
 */
export function watchHistorySteps() {
  window.addEventListener('popstate', (event) => {
    for (const listener of listeners) listener(event)
  })
}

/** Hears of Back and Forward before the router does. @returns how to stop listening */
export function onHistoryStep(listener: StepListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

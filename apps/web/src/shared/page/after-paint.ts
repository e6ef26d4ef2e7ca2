/**
 * Runs something once the next picture is painted. React runs the effects of a key or a press before that, so what only
 * prepares for later would keep the person waiting. @returns how to stop waiting
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

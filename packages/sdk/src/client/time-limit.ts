/**
 * A signal that aborts when `outer` does, or after `timeoutMs` with a `TimeoutError`. `restart` counts from the
 * beginning; call `release` when the work is over. `reached` rejects with the signal's reason: work that never notices
 * the signal, as a fetch behind some service workers and mocks, must not last for ever. `AbortSignal.any` would do it in a line, but the iPads of many
 * schools do not have it (Safari before 17.4).
 */
export function timeLimit(timeoutMs: number, outer: AbortSignal | undefined) {
  const limit = new AbortController()
  const follow = () => limit.abort(outer?.reason)
  const expire = () => limit.abort(new DOMException(`No answer within ${timeoutMs} ms`, 'TimeoutError'))
  let timer = setTimeout(expire, timeoutMs)
  const reached = new Promise<never>((_, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason))
  })
  // The work may have failed first; then the limit matters no more.
  reached.catch(() => undefined)
  if (outer?.aborted) follow()
  else outer?.addEventListener('abort', follow)
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(expire, timeoutMs)
  }
  const release = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', follow)
  }
  return { signal: limit.signal, reached, restart, release }
}

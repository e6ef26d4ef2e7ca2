import { startMocks } from '@hwjy/mocks/browser'

/** The backend answers these paths and all paths below them. */
const CALLS = ['/api-tch/', '/api-user/', '/cos/', '/healthz', '/readyz']

/** `pnpm dev:mocks`: the backend runs inside this browser. `?scenario=…` puts a named situation in front of it. */
export function startMockBackend(): Promise<void> {
  const here = new URL(location.href)
  return startMocks({
    scenario: here.searchParams.get('scenario'),
    serviceWorkerUrl: `${import.meta.env.BASE_URL}mock-worker.js?${new URLSearchParams(CALLS.map((path) => ['calls', path]))}`,
    calls: CALLS.map((path) => `${here.origin}${path}*`),
  })
}

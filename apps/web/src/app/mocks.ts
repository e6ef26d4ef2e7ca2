import { startMocks } from '@hwjy/mocks/browser'

/** `pnpm dev:mocks`: the backend runs inside this browser. `?scenario=…` puts a named situation in front of it. */
export function startMockBackend(): Promise<void> {
  const here = new URL(location.href)
  return startMocks({
    scenario: here.searchParams.get('scenario'),
    serviceWorkerUrl: `${import.meta.env.BASE_URL}mock-worker.js`,
    calls: ['/api-tch/*', '/api-user/*', '/cos/*', '/healthz'].map((path) => `${here.origin}${path}`),
  })
}

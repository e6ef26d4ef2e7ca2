import { defineConfig } from 'vitest/config'

/** Tests that open a browser. In processes of their own: bundlers and Playwright take no context that several files share. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'classroom-browser',
    environment: 'node',
    include: ['src/**/*.browser.test.ts'],
    // No test is about how long the machine takes, and several steps of a run share two cores.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

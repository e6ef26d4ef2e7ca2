import { defineConfig } from 'vitest/config'

/** Tests that open a browser. In processes of their own: bundlers and Playwright take no context that several files share. */
export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'classroom-browser',
    environment: 'node',
    include: ['src/**/*.browser.test.ts'],
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
  },
})

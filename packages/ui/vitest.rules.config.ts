import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Tests of rules, and others that need no window. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'ui-rules',
    // One process for all: a context for each takes longer than most rules do.
    pool: 'forks',
    isolate: false,
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // No test is about how long the machine takes, and several steps of a run share two cores.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'

/** Tests that draw: each has a window. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  // Its runtime is that of production, see `react-in-tests.ts`.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'classroom-screens',
    // A context for each file instead of a process: a third of the work.
    pool: 'vmForks',
    environment: 'node',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['../ui/test/react-in-tests.ts'],
    // No test is about how long the machine takes, and several steps of a run share two cores.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

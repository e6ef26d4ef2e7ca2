import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  // Its runtime is that of production, see `react-in-tests.ts`.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'ui',
    pool: 'vmThreads',
    environment: 'happy-dom',
    // Those of rules are in `vitest.rules.config.ts`.
    include: ['src/**/*.test.tsx'],
    setupFiles: ['test/react-in-tests.ts', 'src/test-setup.ts'],
    // React is loaded before anything that imports it.
    sequence: { setupFiles: 'list' },
    // No test is about how long the machine takes, and several steps of a run share two cores.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

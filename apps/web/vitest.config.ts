import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  // Its runtime is that of production, see `react-in-tests.ts`.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  test: {
    name: 'web',
    // A context for each file instead of a process: a window costs a tenth. Not threads, which have no time zone of their own.
    pool: 'vmForks',
    environment: 'happy-dom',
    // The API's own origin, so that no call is preceded by a preflight.
    environmentOptions: { happyDOM: { url: 'http://localhost/' } },
    // Those of rules are in `vitest.rules.config.ts`.
    include: ['src/**/*.test.tsx', 'src/**/*.{window,browser}.test.ts'],
    setupFiles: ['../../packages/ui/test/react-in-tests.ts', 'src/shared/testing/setup.ts'],
    // React is loaded before anything that imports it.
    sequence: { setupFiles: 'list' },
    // No test is about how long the machine takes, and several steps of a run share two cores.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Screens show times; the people in these tests live in Jakarta.
    env: { TZ: 'Asia/Jakarta' },
  },
})

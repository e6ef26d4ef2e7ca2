import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests of rules, and others that need no window. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'browser', 'development|production'] } },
  test: {
    name: 'web-rules',
    // One process for all: a context for each takes longer than most rules do.
    pool: 'forks',
    isolate: false,
    environment: 'node',
    include: ['{src,build}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.window.test.ts', '**/*.browser.test.ts'],
    // No test is about how long the machine takes, and several steps of a run share two cores.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    env: { TZ: 'Asia/Jakarta' },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // One worker that all files share: PGlite takes a second and 300 MB to open, so it is opened once.
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    // A captcha's work takes seconds of a core, which other steps of the test run share.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

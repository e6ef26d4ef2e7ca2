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
    // No test is about how long the machine takes, and several steps of a run share two cores.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'base',
    // A process for each file takes longer than most of them.
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 180_000,
  },
})

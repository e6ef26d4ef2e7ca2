import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source', 'node', 'import', 'default'] } },
  test: { name: 'mocks', environment: 'node', testTimeout: 180_000, hookTimeout: 180_000 },
})

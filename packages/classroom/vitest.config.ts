import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['source'] },
  test: { name: 'classroom', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
})

import { defineConfig } from 'vitest/config'

/** Every package keeps its own configuration; this file only lists them. */
export default defineConfig({
  test: {
    // Contexts of tests that draw pile up in their process, and only this file limits it. A fresh one in between takes a
    // fifth less than looking for garbage in four gigabytes.
    vmMemoryLimit: '2GB',
    projects: [
      'packages/base/vitest.config.ts',
      'packages/sdk/vitest.config.ts',
      'packages/ui/vitest.config.ts',
      'packages/ui/vitest.rules.config.ts',
      'packages/classroom/vitest.config.ts',
      'packages/classroom/vitest.screens.config.ts',
      'packages/classroom/vitest.browser.config.ts',
      'apps/server/vitest.config.ts',
      'apps/web/vitest.config.ts',
      'apps/web/vitest.rules.config.ts',
      'mocks/vitest.config.ts',
    ],
  },
})

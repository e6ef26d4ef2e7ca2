import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/chromium.ts'
import './support/plain-stacks.ts'

/** The design system in real Chromium: every story of its catalogue, a few looks, and pages that use the package. */
export default defineConfig({
  testDir: './ui',
  outputDir: '../test-results/ui',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // After so many the catalogue has one common fault.
  maxFailures: 40,
  snapshotPathTemplate: '{testDir}/looks/{arg}{ext}',
  // Another machine smooths edges differently.
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, threshold: 0.3, animations: 'disabled', caret: 'hide' },
  },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: { launchOptions },
})

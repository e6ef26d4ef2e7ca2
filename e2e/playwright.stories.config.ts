import { defineConfig } from '@playwright/test'
import { chromiumPath, launchArguments } from './support/chromium.ts'

/** Every story of the built catalogue, in real Chromium. */
export default defineConfig({
  testDir: './stories',
  outputDir: '../test-results/stories',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // After so many the catalogue has one common fault.
  maxFailures: 40,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: { launchOptions: { executablePath: chromiumPath, args: launchArguments } },
})

import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/chromium.ts'
import './support/plain-stacks.ts'

export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/prepared-school.ts',
  outputDir: '../test-results/journeys',
  // One class runs at a time, with all its browsers: there are two cores.
  workers: 1,
  // Limits end what hangs; how long the machine takes is no journey's subject.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    // A trace costs more than the journey itself on two cores: TRACE=on for a journey that fails.
    trace: process.env['TRACE'] === 'on' ? 'on' : 'off',
    locale: 'en-US',
    timezoneId: 'Asia/Tokyo',
    permissions: ['camera', 'microphone'],
    // What moves is drawn without a graphics card, and every press waits until it stands. The stories look at motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions,
  },
})

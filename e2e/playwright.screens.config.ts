import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Every screen and dialog as it looks, one after another. Apart from the journeys, so that both can run side by side. */
export default defineConfig({ ...journeys, testDir: './screens', outputDir: '../test-results/screens' })

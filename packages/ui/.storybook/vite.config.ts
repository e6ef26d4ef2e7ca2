import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfAssets } from '../pdf-assets.ts'

/** The catalogue is a page, not a library, so it has its own build. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), pdfAssets()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
})

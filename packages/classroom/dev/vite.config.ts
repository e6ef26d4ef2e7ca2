import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfAssets } from '../../ui/pdf-assets.ts'
import { strokeFiles } from './stroke-files.ts'

/** The room with people made up in memory: `pnpm --filter @hwjy/classroom dev`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react(), strokeFiles(), pdfAssets()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
})

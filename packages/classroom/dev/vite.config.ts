import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The room with people made up in memory: `pnpm --filter @hwjy/classroom dev`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [vanillaExtractPlugin(), react()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
})

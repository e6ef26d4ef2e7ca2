import path from 'node:path'
import { defineConfig } from 'vite'

/** The pages of `board.browser.test.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['source'] },
  build: {
    target: 'esnext',
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['board-page.html', 'contract-page.html'].map((page) => path.join(import.meta.dirname, page)),
    },
  },
  worker: { format: 'es' },
})

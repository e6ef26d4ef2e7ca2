import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfAssets } from '../../packages/ui/pdf-assets.ts'
import { conditions } from './build/conditions.ts'
import { firstPages } from './build/first-pages.ts'
import { firstVisit } from './build/first-visit.ts'
import { loadModules } from './build/load-modules.ts'
import { mockWorker } from './build/mock-worker.ts'
import { offlineShell } from './build/offline-shell.ts'
import { precompress } from './build/precompress.ts'
import { productionRouter } from './build/production-router.ts'
import { wordFiles } from './build/word-files.ts'

/** Address at which `pnpm dev` finds the backend. */
const backend = process.env['HWJY_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig(({ mode }) => ({
  base: '/hwjy-web/',
  plugins: [
    vanillaExtractPlugin(),
    react(),
    productionRouter(),
    firstPages({
      'index/home': { module: '/features/public-home/public-home-page.tsx', words: ['publicFrame', 'publicHome'] },
      login: { module: '/features/sign-in/login-page.tsx', words: ['signIn'] },
    }),
    pdfAssets(),
    wordFiles(),
    loadModules(),
    offlineShell(),
    precompress(),
    ...(mode === 'mocks' ? mockWorker() : []),
  ],
  optimizeDeps: {
    // Finds its WebAssembly beside its own files, which pre-bundling would move away.
    exclude: ['@electric-sql/pglite'],
    // Found at the start, not one by one with a page reload each.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
    entries: ['index.html', ...(mode === 'mocks' ? ['../../mocks/src/backend-worker.ts'] : [])],
  },
  resolve: { conditions },
  server: {
    // With mocks there is no backend: what a leaving page still sends goes nowhere.
    ...(mode !== 'mocks' && {
      proxy: {
        '/api-tch': backend,
        '/api-user': backend,
        '/cos': backend,
        '/healthz': backend,
        '/readyz': backend,
        '/live': { target: backend.replace(/^http/, 'ws'), ws: true },
      },
    }),
  },
  build: {
    target: 'es2023',
    // Files, never data: URLs, so that a strict Content-Security-Policy holds.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Numbers and names that stand for a code are written where they are used, not fetched with the frame.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: { groups: firstVisit },
      },
    },
  },
}))

import { defineConfig } from 'vite'
import { strokeFiles } from '../../packages/classroom/dev/stroke-files.ts'
import { pdfAssets } from '../../packages/ui/pdf-assets.ts'
import { appPlugins } from './build/app-plugins.ts'
import { conditions } from './build/conditions.ts'
import { directImports, unimportedFiles } from './build/direct-imports.ts'
import { firstPages } from './build/first-pages.ts'
import { firstVisit } from './build/first-visit.ts'
import { lateImports } from './build/late-imports.ts'
import { loadModules } from './build/load-modules.ts'
import { mockWorker } from './build/mock-worker.ts'
import { offlineShell } from './build/offline-shell.ts'
import { precompress } from './build/precompress.ts'
import { productionRouter } from './build/production-router.ts'
import { leaveOutUnusedParts } from './build/unused-parts.ts'
import { weightLimits } from './build/weight-limits.ts'

/** Address at which `pnpm dev` finds the backend. */
const backend = process.env['HWJY_SERVER'] ?? 'http://127.0.0.1:8080'

export default defineConfig(({ mode }) => ({
  base: '/hwjy-web/',
  plugins: [
    ...appPlugins(),
    productionRouter(),
    leaveOutUnusedParts(),
    firstVisit(),
    lateImports(),
    directImports(),
    firstPages(),
    pdfAssets(),
    loadModules(),
    offlineShell(),
    weightLimits(),
    unimportedFiles(),
    precompress(),
    ...(mode === 'mocks' ? [strokeFiles(), ...mockWorker()] : []),
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
        '/hanzi': backend,
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
      // Every page carries the names of some 300 files that may follow it: a sign less saves 0.6 kB on each first visit.
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
      // Numbers and names that stand for a code are written where they are used, not fetched with the frame.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
    },
  },
}))

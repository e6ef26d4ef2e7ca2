/**
 * Packs the built package and checks it as a consumer sees it: publint, "are the types wrong", a server, and two pages
 * of partner schools, compiled against its types and built by their own Vite. `e2e/ui/consumers.spec.ts` opens the
 * pages.
 * Run after the build.
 */
import { globSync, readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { compileStrangers, packForStrangers, runLoud } from '../../../scripts/lib/packed-package.ts'

process.chdir(new URL('..', import.meta.url).pathname)
const { home, installed, tarball } = packForStrangers('@hwjy/ui', 'test/consumers')
// A stylesheet has no types to be wrong.
runLoud('attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', './styles.css')
runLoud('node', `${home}/server.mjs`)
checkClientModules()
compileStrangers(home, ['strict-csp/main.tsx', 'vanilla-extract/main.tsx'], { allowImportingTsExtensions: true })
for (const [name, plugins] of [
  ['strict-csp', []],
  ['vanilla-extract', [vanillaExtractPlugin()]],
] as const) {
  console.log(`> vite build ${name}`)
  await build({
    configFile: false,
    root: `${home}/${name}`,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [...plugins],
    build: { assetsInlineLimit: 0, outDir: 'dist' },
  })
}

/** Frameworks with server components find by the directive which modules need a browser. */
function checkClientModules() {
  const isClient = (file: string) => readFileSync(file, 'utf8').startsWith(`"use client"`)
  const missing = globSync(`${installed}/dist/**/*.js`).filter(
    (file) => /from "react"/.test(readFileSync(file, 'utf8')) && !isClient(file),
  )
  if (missing.length > 0) throw new Error(`no "use client" in ${missing.join(', ')}`)
  if (isClient(`${installed}/dist/vars.js`)) throw new Error('names of tokens need no browser')
}

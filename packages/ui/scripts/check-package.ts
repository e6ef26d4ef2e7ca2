/**
 * Packs the built package and looks at it as a stranger: publint, "are the types wrong", a server, and two pages of
 * partner schools, compiled against its types and built by their own Vite. `e2e/ui/consumers.spec.ts` opens the pages.
 * Run after the build.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'

process.chdir(new URL('..', import.meta.url).pathname)
// Inside the package, so that its dependencies are found; in a node_modules of its own, so that it is found by name.
const HOME = '.cache/consumers'
const PACKED = `${HOME}/node_modules/@hwjy/ui`
const TARBALL = '.cache/ui.tgz'

rmSync(HOME, { recursive: true, force: true })
mkdirSync(PACKED, { recursive: true })
run('pnpm', 'pack', '--out', TARBALL)
run('tar', '-xzf', TARBALL, '-C', PACKED, '--strip-components=1')
cpSync('test/consumers', HOME, { recursive: true })

run('publint', 'run', TARBALL, '--strict')
// A stylesheet has no types to be wrong.
run('attw', TARBALL, '--profile', 'esm-only', '--exclude-entrypoints', './styles.css')
run('node', `${HOME}/server.mjs`)
checkClientModules()
for (const module of ['nodenext', 'preserve']) {
  const compilerOptions = {
    module,
    target: 'es2022',
    lib: ['ES2023', 'DOM'],
    jsx: 'react-jsx',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  }
  const files = ['strict-csp/main.tsx', 'vanilla-extract/main.tsx']
  writeFileSync(`${HOME}/tsconfig.${module}.json`, JSON.stringify({ compilerOptions, files }))
  run('tsc', '-p', `${HOME}/tsconfig.${module}.json`)
}
for (const [name, plugins] of [
  ['strict-csp', []],
  ['vanilla-extract', [vanillaExtractPlugin()]],
] as const) {
  console.log(`> vite build ${name}`)
  await build({
    configFile: false,
    root: `${HOME}/${name}`,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [...plugins],
    build: { assetsInlineLimit: 0, outDir: 'dist' },
  })
}

/** Frameworks with server components find by the directive which modules need a browser. */
function checkClientModules() {
  const isClient = (file: string) => readFileSync(file, 'utf8').startsWith(`"use client"`)
  const missing = globSync(`${PACKED}/dist/**/*.js`).filter(
    (file) => /from "react"/.test(readFileSync(file, 'utf8')) && !isClient(file),
  )
  if (missing.length > 0) throw new Error(`no "use client" in ${missing.join(', ')}`)
  if (isClient(`${PACKED}/dist/vars.js`)) throw new Error('names of tokens need no browser')
}

function run(command: string, ...args: string[]) {
  console.log(`> ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: 'inherit' })
}

/**
 * Packs the built package and looks at it as a stranger: publint, "are the types wrong", imports in plain Node, and a
 * page of a partner school compiled against its types. Run after the build.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

process.chdir(new URL('..', import.meta.url).pathname)
// Inside the package, so that its dependencies are found; in a node_modules of its own, so that it is found by name.
const HOME = '.cache/consumer'
const PACKED = `${HOME}/node_modules/@hwjy/sdk`
const TARBALL = '.cache/sdk.tgz'

rmSync(HOME, { recursive: true, force: true })
mkdirSync(PACKED, { recursive: true })
run('pnpm', 'pack', '--out', TARBALL)
run('tar', '-xzf', TARBALL, '-C', PACKED, '--strip-components=1')
cpSync('test/consumer', HOME, { recursive: true })

run('publint', 'run', TARBALL, '--strict')
// `exports` is older than every Node we run on; TypeScript's resolution without it is not supported.
run('attw', TARBALL, '--profile', 'node16')
run('node', `${HOME}/esm.mjs`)
run('node', `${HOME}/cjs.cjs`)
for (const module of ['nodenext', 'preserve']) {
  const compilerOptions = {
    module,
    target: 'es2022',
    lib: ['ES2023', 'DOM'],
    jsx: 'react-jsx',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
  }
  writeFileSync(`${HOME}/tsconfig.${module}.json`, JSON.stringify({ compilerOptions, files: ['types.ts'] }))
  run('tsc', '-p', `${HOME}/tsconfig.${module}.json`)
}

function run(command: string, ...args: string[]) {
  console.log(`> ${command} ${args.join(' ')}`)
  execFileSync(command, args, { stdio: 'inherit' })
}

/**
 * Writes the declarations beside the built modules: a file for each of ours, once for `import` and once for `require`,
 * because TypeScript takes the kind of a module from the ending of its declaration. TypeScript leaves `./session.ts` in a
 * declaration as it was written, which only we can resolve; it becomes the name of the built module.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

process.chdir(new URL('..', import.meta.url).pathname)
const FOLDER = '.cache/types'
rmSync(FOLDER, { recursive: true, force: true })
// The native compiler: joining the declarations of an entry into one file took ten times the work.
execFileSync('node', ['../../node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.build.json'], { stdio: 'inherit' })

const ours = `${FOLDER}/sdk/src`
for (const file of globSync('**/*.d.ts', { cwd: ours })) {
  const text = readFileSync(`${ours}/${file}`, 'utf8')
  // A host installs the SDK alone.
  if (/['"]@hwjy\//.test(text)) throw new Error(`${file} names a package that is not installed with the SDK`)
  const target = `dist/${file.slice(0, -'.d.ts'.length)}`
  mkdirSync(path.dirname(target), { recursive: true })
  for (const [declaration, module] of [
    ['.d.ts', '.js'],
    ['.d.cts', '.cjs'],
  ] as const) {
    const named = text.replaceAll(/(from |import\()(['"])(\.[^'"]+)\.tsx?\2/g, `$1$2$3${module}$2`)
    writeFileSync(target + declaration, named)
  }
}

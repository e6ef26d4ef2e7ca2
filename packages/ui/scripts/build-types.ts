/**
 * Writes the declarations beside the built modules. TypeScript leaves `./button.tsx` in a declaration as it was
 * written, which only we can resolve, and declares every style, which other packages must not import; both are put
 * right here.
 */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

process.chdir(new URL('..', import.meta.url).pathname)
// The native compiler: a third of the work.
const tsc = '../../node_modules/typescript-7/bin/tsc'
execFileSync('node', [tsc, '-p', 'tsconfig.build.json'], { stdio: 'inherit' })

for (const file of globSync('dist/**/*.d.ts')) {
  if (file.endsWith('.css.d.ts') && !file.endsWith('/vars.css.d.ts')) {
    rmSync(file)
    continue
  }
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^import '\.[^']+\.css\.ts';\n/gm, '')
    .replaceAll(/(from |import\()(['"])(\.[^'"]+)\.tsx?\2/g, '$1$2$3.js$2')
  writeFileSync(file, text)
}

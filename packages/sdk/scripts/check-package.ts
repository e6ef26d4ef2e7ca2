/**
 * Packs the built package and checks it as a consumer sees it: publint, "are the types wrong", imports in plain Node,
 * and a page of a partner school compiled against its types. Run after the build.
 */
import { compileStrangers, packForStrangers, runLoud } from '../../../scripts/lib/packed-package.ts'

process.chdir(new URL('..', import.meta.url).pathname)
const { home, tarball } = packForStrangers('@hwjy/sdk', 'test/consumer')
// `exports` is older than every Node we run on; TypeScript's resolution without it is not supported.
runLoud('attw', tarball, '--profile', 'node16')
runLoud('node', `${home}/esm.mjs`)
runLoud('node', `${home}/cjs.cjs`)
compileStrangers(home, ['types.ts'], { skipLibCheck: true })

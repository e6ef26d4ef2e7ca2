/** Packs the built package and checks it as a consumer sees it: publint, types, plain Node. Run after the build. */
import { packForStrangers, runLoud } from '../../../scripts/lib/packed-package.ts'

process.chdir(new URL('..', import.meta.url).pathname)
const { home, tarball } = packForStrangers('@hwjy/base', 'test/consumer')
runLoud('attw', tarball, '--profile', 'esm-only')
runLoud('node', `${home}/esm.mjs`)

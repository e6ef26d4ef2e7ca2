/** `pnpm start`: builds what is missing, then runs the server with the web app on one port, and again if it crashes. */
import { keepRunning } from '../apps/server/src/node/process/keep-running.ts'
import { nodeArguments } from '../apps/server/src/node/process/node-arguments.ts'
import { root } from './lib/run.ts'
import { ensureReference, ensureWebBuild } from './lib/web-build.ts'

await ensureReference()
await ensureWebBuild()
process.exit(await keepRunning([...nodeArguments, 'apps/server/src/node/main.ts'], root))

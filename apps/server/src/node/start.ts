/** The server that comes back: `node --conditions=source src/node/start.ts`. Settings as for `main.ts`. */
import { fileURLToPath } from 'node:url'
import { keepRunning } from './process/keep-running.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
process.exit(await keepRunning(['--conditions=source', main]))

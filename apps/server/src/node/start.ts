/** The server that comes back: `node src/node/start.ts`. Settings as for `main.ts`. */
import { fileURLToPath } from 'node:url'
import { keepRunning } from './process/keep-running.ts'
import { nodeArguments } from './process/node-arguments.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
process.exit(await keepRunning([...nodeArguments, main]))

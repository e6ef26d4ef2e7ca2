/** The server as a program: `node --conditions=source src/node/main.ts`. Settings come from the environment. */
import { createLogger } from './create-logger.ts'
import { readSettings } from './settings.ts'
import { startMessage } from './start-message.ts'
import { StartProblem } from './start-problem.ts'
import { startServer } from './start-server.ts'

try {
  const settings = readSettings(process.env, process.cwd())
  const logger = createLogger(settings.logLevel)
  const server = await startServer(settings, logger)
  console.log(startMessage(server.facts))

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    logger.info({ signal }, 'stopping')
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  if (error instanceof StartProblem) console.error(`\nThe server did not start.\n\n${error.message}\n`)
  else console.error('\nThe server did not start because of an error we did not expect:\n', error)
  process.exit(1)
}

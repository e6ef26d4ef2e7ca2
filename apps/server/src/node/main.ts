/** The server as a program: `node --conditions=source src/node/main.ts`. Settings come from the environment. */
import './process/quick-imports.ts'
import { createLogger } from './create-logger.ts'
import { EXIT } from './process/exit-codes.ts'
import { readSettings } from './settings.ts'
import { startMessage } from './process/start-message.ts'
import { StartProblem } from './process/start-problem.ts'
import { createStopper } from './process/stopper.ts'

// Files that this process writes are for its owner alone: database, dumps, uploaded files.
process.umask(0o077)

// Until the server is up, nothing has to be finished.
let stop = (_reason: string): void => process.exit(EXIT.stoppedUnfinished)
// Its parent `keep-running.ts` is gone: a server without it would keep port and folder.
process.on('disconnect', () => stop('disconnect'))

try {
  const settings = readSettings(process.env, process.cwd())
  const logger = createLogger(settings.logLevel)
  process.on('uncaughtException', (error) => {
    logger.error({ err: error }, 'an error that no code caught, the process ends')
    process.exit(EXIT.crashed)
  })
  const { startServer } = await import('./start-server.ts')
  const server = await startServer(settings, logger, (error) => {
    logger.error({ err: error }, 'the database is lost, the process ends')
    process.exit(EXIT.databaseLost)
  })
  stop = createStopper({ stop: server.stop, logger, exit: (code) => process.exit(code) })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal))

  // Comes last: a program that reads it may send a signal at once.
  logger.info({}, 'the server is ready')
  console.log(startMessage(server.facts))
} catch (error) {
  if (error instanceof StartProblem) console.error(`\nThe server did not start.\n\n${error.message}\n`)
  else console.error('\nThe server did not start because of an error we did not expect:\n', error)
  process.exit(EXIT.didNotStart)
}

import { type DestinationStream, type Logger, pino } from 'pino'
import { logError } from './log-error.ts'

const SECRETS = ['password', 'token', 'authorization']

/** The program's log, one JSON line per entry. @param destination standard output if left out */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: { err: (error: unknown) => logError(error) },
      // A wildcard is one level deep.
      redact: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    },
    ...(destination === undefined ? [] : [destination]),
  )
}

export interface LoggedError {
  type: string
  message: string
  stack?: string
  code?: string
  cause?: LoggedError
}

const DEPTH = 5

/**
 * An error as the log may have it. A failed query carries its parameters, which are names, messages and hashes, and the
 * database repeats them in the details of its own error: only the statement and what kind of failure it was are kept.
 */
export function logError(error: unknown, depth = DEPTH): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const message = safeMessage(error, code)
  const stack = framesOf(error)
  return {
    type: error.constructor.name,
    message,
    ...(stack !== '' && { stack }),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && depth > 1 && { cause: logError(error.cause, depth - 1) }),
  }
}

// SQLSTATE: five characters.
const isFromDatabase = (code: string | undefined) => code !== undefined && /^[0-9A-Z]{5}$/.test(code)

function safeMessage(error: Error, code: string | undefined): string {
  if ('query' in error && typeof error.query === 'string') return `Failed query: ${error.query}`
  // "invalid input syntax for type integer: …" quotes what was sent.
  return isFromDatabase(code) ? (error.message.split(/[:"]/)[0] ?? '').trim() : error.message
}

// The stack begins with the message, so only its frames are kept.
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}

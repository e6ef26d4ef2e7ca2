/**
 * Sends a text at once, and by a job when the service is away for a moment: a code is waited for. The job keeps what it
 * sends sealed, because a copy of the database must not hold codes.
 */
import type { Sealer } from '../auth/second-step/sealer.ts'
import type { Jobs } from '../db/jobs.ts'
import type { JobHandler } from '../jobs/job-runner.ts'
import type { Clock } from '../ports/clock.ts'
import type { Logger } from '../ports/logger.ts'
import { OutsideError } from '../ports/outside-error.ts'
import type { SmsSender } from '../ports/sms-sender.ts'

interface RetryingSmsDeps {
  sender: SmsSender
  jobs: Pick<Jobs, 'add'>
  sealer: Sealer
  clock: Clock
  logger: Logger
}

const PURPOSE = 'text to send'
const FIRST_RETRY_MS = 5_000

export function createRetryingSms({ sender, jobs, sealer, clock, logger }: RetryingSmsDeps): {
  sender: SmsSender
  again: JobHandler<'sendText'>
} {
  const again: JobHandler<'sendText'> = async ({ payload, now }) => {
    const opened = now < payload.until ? await sealer.open(PURPOSE, payload.sealed) : null
    if (opened === null) return undefined
    const { to, message } = JSON.parse(opened)
    await sender.send(to, message).catch((error: unknown) => {
      if (passesBy(error)) throw error
      logger.error({ err: error }, 'text not sent')
    })
    return undefined
  }
  return {
    sender: {
      async send(to, message) {
        try {
          await sender.send(to, message)
        } catch (error) {
          if (!passesBy(error)) throw error
          logger.warn({ err: error }, 'text is sent again later')
          const now = clock.now()
          const sealed = await sealer.seal(PURPOSE, JSON.stringify({ to, message }))
          const payload = { sealed, until: now + message.goodForMs }
          await jobs.add({ kind: 'sendText', key: crypto.randomUUID(), payload, runAt: now + FIRST_RETRY_MS }, now)
        }
      },
    },
    again,
  }
}

const passesBy = (error: unknown) => error instanceof OutsideError && error.passesBy

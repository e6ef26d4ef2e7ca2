import type { Deps } from '../../deps.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import { refundPayment } from './refund-payment.ts'
import type { JobRunner } from '../job-runner.ts'

export function registerCourseJobs(runner: JobRunner, deps: Deps): void {
  runner.repeat(
    'expireOrders',
    MINUTE_MS,
    async ({ now }) =>
      ({ orders }) =>
        orders.expire(now),
  )
  runner.register('refundPayment', refundPayment(deps))
}

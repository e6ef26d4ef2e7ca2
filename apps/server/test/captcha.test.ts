import { expect, it } from 'vitest'
import { silentLogger } from '../src/ports/logger.ts'
import { openTestSchool } from './support/test-school.ts'

it('a school without a captcha service is told so at the start; the demo is not', async () => {
  const warnings: string[] = []
  const logger = { ...silentLogger, warn: (_: object, message: string) => void warnings.push(message) }
  await openTestSchool({ logger, config: { demo: true } })
  await openTestSchool({ logger, config: { demo: false }, captcha: { verify: async () => false } })
  expect(warnings).toEqual([])
  await openTestSchool({ logger, config: { demo: false } })
  expect(warnings).toEqual([expect.stringContaining('no captcha service')])
})

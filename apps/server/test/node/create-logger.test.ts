import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { schema } from '../../src/db/database.ts'
import { createLogger } from '../../src/node/create-logger.ts'
import { emptyDatabase } from '../support/test-database.ts'

/** A logger and everything it has written. */
function openLog() {
  let text = ''
  const logger = createLogger('debug', { write: (line) => void (text += line) })
  return { logger, text: () => text, last: () => JSON.parse(text.trim().split('\n').at(-1) ?? '{}') }
}

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => error,
  )

it('keeps the statement of a failed query, and none of its parameters', async () => {
  const db = await emptyDatabase()
  const { person } = schema
  const { logger, text, last } = openLog()
  for (const value of ['孙小安\0 13800138000', '\0']) {
    const error = await failure(db.select().from(person).where(eq(person.name, value)).execute())
    logger.error({ err: new Error('a call failed', { cause: error }) }, 'call crashed')
  }
  expect(last()).toMatchObject({
    msg: 'call crashed',
    err: { message: 'a call failed', cause: { message: expect.stringMatching(/^Failed query: select/) } },
  })
  expect(last().err.cause.cause.code).toMatch(/^[0-9A-Z]{5}$/)
  expect(last().err.stack).toMatch(/^\s+at /)
  expect(text()).not.toMatch(/13800138000|孙小安|params/)
})

it('leaves out what the database quotes of a value', () => {
  const { logger, text, last } = openLog()
  const detail = 'Key (mobile)=(13800138000) already exists.'
  const duplicate = Object.assign(new Error('invalid input syntax for type integer: "13800138000"'), {
    code: '22P02',
    detail,
  })
  logger.warn({ err: duplicate }, 'not stored')
  expect(last().err).toMatchObject({ message: 'invalid input syntax for type integer', code: '22P02' })
  expect(text()).not.toContain('13800138000')
})

it('blackens passwords and tokens, two levels deep', () => {
  const { logger, text } = openLog()
  const secrets = { password: 'Huawen-2026', token: 'Huawen-2026', authorization: 'Huawen-2026' }
  logger.info({ ...secrets, call: { ...secrets, input: secrets } }, 'call')
  expect(text()).not.toContain('Huawen-2026')
})

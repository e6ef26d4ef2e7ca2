/** Reads take few SQL statements, and not more of them when there is more to read. */
import { type Operation, operations } from '@hwjy/sdk/operations'
import { beforeAll, describe, expect, it } from 'vitest'
import { allCalls, inputOf } from './calls/all-calls.ts'
import { addMoreRows } from './support/more-rows.ts'
import { statementsOf } from './support/test-database.ts'
import { openTestSchool } from './support/test-school.ts'

const MAX_STATEMENTS = 8
const reads = allCalls.filter(({ id }) => (operations[id] as Operation).isRead)

// The database takes longer to open than a test may take.
beforeAll(() => openTestSchool())

describe('with ten times as many rows', () => {
  it.each(reads)('$id takes no more statements', async ({ id, sample }) => {
    const school = await openTestSchool()
    const input = await inputOf(sample, school)
    const options = sample.as === null ? {} : { as: sample.as }
    if (sample.as !== null) await school.token(sample.as)
    const read = async () => expect(await school.call(id, input, options)).toMatchObject({ code: 200 })
    const few = await statementsOf(read)
    await addMoreRows(school.db)
    const many = await statementsOf(read)
    expect(many).toBeLessThanOrEqual(few)
    expect(few).toBeLessThanOrEqual(sample.maxStatements ?? MAX_STATEMENTS)
  })
})

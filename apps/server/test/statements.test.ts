/** Reads take few SQL statements, and not more of them when there is more to read. */
import { type Operation, operations } from '@hwjy/sdk/operations'
import { beforeAll, describe, expect, it } from 'vitest'
import { allCalls, inputOf } from './calls/all-calls.ts'
import { addMoreRows } from './support/more-rows.ts'
import { statementsOf } from './support/test-database.ts'
import { openTestSchool, type TestSchool } from './support/test-school.ts'

const MAX_STATEMENTS = 8
type Call = (typeof allCalls)[number]
const reads = allCalls.filter(({ id }) => (operations[id] as Operation).isRead)
const preparesFirst = ({ sample }: Call) => typeof sample.input === 'function'

async function countFor({ id, sample }: Call, school: TestSchool, input: object): Promise<number> {
  const options = sample.as === null ? {} : { as: sample.as }
  if (sample.as !== null) await school.token(sample.as)
  return statementsOf(async () =>
    expect([id, await school.call(id, input, options)]).toMatchObject([id, { code: 200 }]),
  )
}

function expectFew({ sample }: Call, few: number | undefined, many: number) {
  expect(few).toBeLessThanOrEqual(sample.maxStatements ?? MAX_STATEMENTS)
  expect(many).toBeLessThanOrEqual(few ?? 0)
}

describe('with ten times as many rows', () => {
  describe('of the school as it was opened, which a read leaves as it was', () => {
    const asItIs = reads.filter((call) => !preparesFirst(call))
    const few = new Map<Call, number>()
    let school: TestSchool
    // Making the rows takes ten times as long as reading them, so it is done once.
    beforeAll(async () => {
      school = await openTestSchool()
      for (const call of asItIs) few.set(call, await countFor(call, school, await inputOf(call.sample, school)))
      await addMoreRows(school.db)
    })

    it.each(asItIs)('$id takes no more statements', async (call) => {
      const many = await countFor(call, school, await inputOf(call.sample, school))
      expectFew(call, few.get(call), many)
    })
  })

  describe('of a school where something was prepared', () => {
    // The database takes longer to open than a test may take.
    beforeAll(() => openTestSchool())

    it.each(reads.filter(preparesFirst))('$id takes no more statements', async (call) => {
      const school = await openTestSchool()
      const input = await inputOf(call.sample, school)
      const few = await countFor(call, school, input)
      await addMoreRows(school.db)
      expectFew(call, few, await countFor(call, school, input))
    })
  })
})

import type { Sql } from 'postgres'
import { describe, expect, it } from 'vitest'
import { keepStatements } from './postgres-statements.ts'

/** A driver that notes what it is asked, and whether PostgreSQL is to keep it. */
function notingDriver() {
  const asked: [statement: string, isKept: unknown][] = []
  const driver = {
    options: { parsers: {} },
    unsafe: (statement: string, _: unknown[], { prepare }: { prepare?: boolean }) => asked.push([statement, prepare]),
    begin: async (work: (tx: object) => unknown) => work(driver),
    savepoint: async (work: (tx: object) => unknown) => work(driver),
  }
  return { asked, client: keepStatements(driver as unknown as Sql) }
}

describe('statements that come again on PostgreSQL', () => {
  it('are kept from their second time on, in and outside of transactions', async () => {
    const { asked, client } = notingDriver()
    await client.unsafe('a', [1])
    await client.begin(async (tx) => {
      await tx.unsafe('a', [2])
      await tx.savepoint(async (inner) => inner.unsafe('a', [3]))
    })
    expect(asked.map(([, isKept]) => isKept)).toEqual([false, true, true])
  })

  it('are not kept without values, when there may be several in one text', async () => {
    const { asked, client } = notingDriver()
    for (let time = 0; time < 3; time++) await client.unsafe('a; b')
    expect(asked.map(([, isKept]) => isKept)).toEqual([false, false, false])
  })

  it('reach drizzle with the options of the driver, which it changes', () => {
    expect(notingDriver().client.options).toEqual({ parsers: {} })
  })
})

import type { Sql, TransactionSql } from 'postgres'
import { createRepeatedStatements } from './repeated-statements.ts'

type Unsafe = Sql['unsafe']

/**
 * Makes PostgreSQL keep a statement that comes again: it is read once on each connection, and asked in one trip instead
 * of two. Drizzle alone has each statement read, and its values described, whenever it is asked.
 * @returns the client for drizzle, which calls no other methods than these
 */
export function keepStatements(client: Sql): Sql {
  const comesAgain = createRepeatedStatements()

  const unsafeOf =
    (asked: Pick<Sql, 'unsafe'>): Unsafe =>
    (statement, values = [], options = {}) =>
      // Without values the driver takes the simple protocol, which keeps nothing and may have several statements.
      asked.unsafe(statement, values, { ...options, prepare: values.length > 0 && comesAgain(statement, values) })

  const inTransaction = (tx: TransactionSql): TransactionSql =>
    Object.assign(Object.create(tx) as TransactionSql, {
      unsafe: unsafeOf(tx),
      savepoint: (work: (inner: TransactionSql) => unknown) => tx.savepoint((inner) => work(inTransaction(inner))),
    })

  return Object.assign(Object.create(client) as Sql, {
    unsafe: unsafeOf(client),
    begin: (work: (tx: TransactionSql) => unknown) => client.begin((tx) => work(inTransaction(tx))),
  })
}

import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { joinedBytes } from '../../joined-bytes.ts'
import { createRepeatedStatements } from './repeated-statements.ts'

/**
 * After so many times a statement is planned anew. Its plan was made for the tables as they were, and in PGlite nothing
 * notices that they grow.
 */
export const TIMES_PER_PLAN = 500

/** SQLSTATEs of a statement that PostgreSQL no longer has, or whose columns have changed. */
const OUTDATED: ReadonlySet<unknown> = new Set(['26000', '0A000'])

type Message = Parameters<typeof parse.parseResults>[0][number]

/** A statement that PostgreSQL has read, and keeps under this name. */
interface Kept {
  name: string
  /** Numbers of the types of its values. */
  types: readonly number[]
  /** Describes the columns of its rows; empty if it gives none. */
  columns: readonly Message[]
  times: number
}

const { serialize } = protocol
const EXECUTE = serialize.execute({})
const SYNC = serialize.sync()

/**
 * Makes PostgreSQL keep a statement that comes again, and asks for it in one trip. PGlite alone has each statement read,
 * planned and described whenever it is asked, in six trips: for most statements that is more than half of the work.
 */
export function keepStatements(pg: PGlite): Pick<PGlite, 'query' | 'transaction'> {
  const comesAgain = createRepeatedStatements()
  const known = new Map<string, Kept>()
  let names = 0

  const read = async (statement: string): Promise<Kept> => {
    const former = known.get(statement)
    if (former && former.times < TIMES_PER_PLAN) return former
    known.delete(statement)
    const name = `kept_${++names}`
    const told = await pg.execProtocolStream(
      joinedBytes([
        ...(former ? [serialize.close({ type: 'S', name: former.name })] : []),
        serialize.parse({ name, text: statement }),
        serialize.describe({ type: 'S', name }),
        SYNC,
      ]),
      { syncToFs: false },
    )
    const columns = told.filter((message) => message.name === 'rowDescription')
    const kept = { name, types: parse.parseDescribeStatementResults(told), columns, times: 0 }
    known.set(statement, kept)
    return kept
  }

  const askKept = async <T>(
    statement: string,
    values: readonly unknown[],
    options: QueryOptions | undefined,
    syncToFs: boolean,
  ): Promise<Results<T>> => {
    const kept = await read(statement)
    kept.times += 1
    const texts = values.map((value, at) => asText(value, pg.serializers[kept.types[at] ?? 0]))
    const bind = serialize.bind({ statement: kept.name, values: texts })
    try {
      const told = await pg.execProtocolStream(joinedBytes([bind, EXECUTE, SYNC]), { syncToFs })
      return parse.parseResults([...kept.columns, ...told], pg.parsers, options)[0] as Results<T>
    } catch (error) {
      const isOutdated = error instanceof Error && 'code' in error && OUTDATED.has(error.code)
      if (!isOutdated || kept.times === 1) throw error
      kept.times = TIMES_PER_PLAN
      // A transaction has failed with it, and is begun again by its caller, if at all.
      if (pg.isInTransaction()) throw error
      return askKept(statement, values, options, syncToFs)
    }
  }

  const query: PGlite['query'] = (statement, values = [], options) =>
    comesAgain(statement, values)
      ? pg._runExclusiveTransaction(() => pg.runExclusive(() => askKept(statement, values, options, true)))
      : pg.query(statement, values, options)

  return {
    query,
    transaction: (work) =>
      pg.transaction((tx) => {
        const queryInside: PGlite['query'] = (statement, values = [], options) =>
          !tx.closed && comesAgain(statement, values)
            ? pg.runExclusive(() => askKept(statement, values, options, false))
            : tx.query(statement, values, options)
        return work(Object.create(tx, { query: { value: queryInside } }))
      }),
  }
}

function asText(value: unknown, write: ((value: unknown) => string) | undefined): string | null {
  if (value === null || value === undefined) return null
  return write ? write(value) : String(value)
}

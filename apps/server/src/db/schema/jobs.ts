/** Work for later, and calls that were answered. */
import { index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Work that must happen once, also when the process dies in between. */
export const job = pgTable(
  'job',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The same work is planned once. */
    key: text().notNull(),
    /** Those who ask for slow work take turns. */
    owner: text(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text().$type<'waiting' | 'running' | 'done' | 'failed'>().notNull(),
    runAt: instant('run_at').notNull(),
    /** When it last began. */
    claimedAt: instant('claimed_at'),
    /** While it runs: another process may take over after this. */
    leaseUntil: instant('lease_until'),
    attempts: smallint().notNull(),
    /** Counts how often its process ended while it ran, since it last ended in order. */
    crashes: smallint().notNull().default(0),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('job_key').on(t.kind, t.key),
    index('job_due').on(t.status, t.runAt),
    index('job_turn').on(t.owner, t.claimedAt),
  ],
)

/** Responses of calls that changed something: a repeated request gets the same response and changes nothing. */
export const idempotencyKey = pgTable(
  'answered_call',
  {
    personId: text('person_id').notNull(),
    key: text('request_id').notNull(),
    operationId: text('operation_id').notNull(),
    /** SHA-256 of what the call was given, hex. Null in rows of a time before it was kept. */
    inputHash: text('input_hash'),
    data: jsonb().$type<unknown>(),
    answeredAt: instant('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.key] }), index('answered_call_at').on(t.answeredAt)],
)

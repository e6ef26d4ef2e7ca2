import { and, desc, eq, gte, like, lt, or, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import type { AuditDetail, AuditTarget } from '../../domain/school/office/audit.ts'
import { contains } from '../contains.ts'
import { type Database, schema } from '../database.ts'
import { type Page, type PageRequest, selectPage, totalRows } from '../paging.ts'

export interface NewAuditEntry {
  schoolId: string
  /** Null for a command on the server's machine. */
  actorId: string | null
  actorName: string
  action: string
  targetType: AuditTarget
  targetId: string
  detail: AuditDetail
}

export interface AuditEntry extends Omit<NewAuditEntry, 'targetType'> {
  id: string
  targetType: string
  at: EpochMs
}

export interface AuditFilter {
  keyword?: string | undefined
  /** An action, or its beginning. */
  action?: string | undefined
  actorId?: string | undefined
  targetId?: string | undefined
  from?: EpochMs | undefined
  until?: EpochMs | undefined
}

/** Stores the changes made in the school office. There is no way to change an entry. */
export interface AuditEntries {
  add(entries: readonly NewAuditEntry[], now: EpochMs): Promise<void>
  /** The newest first. */
  page(schoolId: string, filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>
}

/**
 * Ids of the entries of one instant stand in the order in which they were written, because one act may write several,
 * such as an invitation of somebody who was added for it.
 */
let written = 0
function nextId(at: EpochMs): string {
  written = (written + 1) % 36 ** 4
  return `aud_${at.toString(36).padStart(9, '0')}${written.toString(36).padStart(4, '0')}${crypto.randomUUID().slice(0, 8)}`
}

export function createAuditEntries(db: Database): AuditEntries {
  const { auditEntry } = schema
  return {
    async add(entries, at) {
      if (entries.length === 0) return
      await db.insert(auditEntry).values(entries.map((entry) => ({ id: nextId(at), at, ...entry })))
    },
    page: (schoolId, { keyword = '', action = '', actorId, targetId, from, until }, page) =>
      selectPage(page, (limit, offset) =>
        db
          .select({
            id: auditEntry.id,
            schoolId: auditEntry.schoolId,
            actorId: auditEntry.actorId,
            actorName: auditEntry.actorName,
            action: auditEntry.action,
            targetType: auditEntry.targetType,
            targetId: auditEntry.targetId,
            detail: auditEntry.detail,
            at: auditEntry.at,
            total: totalRows,
          })
          .from(auditEntry)
          .where(
            and(
              eq(auditEntry.schoolId, schoolId),
              keyword === ''
                ? undefined
                : or(contains(auditEntry.actorName, keyword), contains(sql`${auditEntry.detail}::text`, keyword)),
              action === '' ? undefined : like(auditEntry.action, `${action.replaceAll(/[\\%_]/g, '\\$&')}%`),
              actorId === undefined ? undefined : eq(auditEntry.actorId, actorId),
              targetId === undefined ? undefined : eq(auditEntry.targetId, targetId),
              from === undefined ? undefined : gte(auditEntry.at, from),
              until === undefined ? undefined : lt(auditEntry.at, until),
            ),
          )
          .orderBy(desc(auditEntry.at), desc(auditEntry.id))
          .limit(limit)
          .offset(offset),
      ),
  }
}

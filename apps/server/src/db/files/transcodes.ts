import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EpochMs } from '@hwjy/classroom/core'
import { MAX_WAITING_DOCUMENTS, type TranscodeFailure, transcodeRoute } from '../../domain/files/transcode-rules.ts'
import { type Database, schema } from '../database.ts'
import { createJobs } from '../jobs.ts'
import type { TranscodeStatus } from '../schema.ts'

export interface Transcode {
  id: string
  resourceId: string
  status: TranscodeStatus
  /** 0 to 100. */
  percent: number
  /** The pages of the PDF; null before they are counted, and for a file without pages. */
  pages: number | null
  /** Object key of the PDF that is shown: the upload itself, or what was made of it. */
  pdfKey: string | null
  reason: TranscodeFailure | null
  createdAt: EpochMs
  finishedAt: EpochMs | null
}

export type TranscodeResult = { pages: number; pdfKey: string } | { reason: TranscodeFailure }

export interface TranscodeSource {
  objectKey: string
  contentType: string
}

export interface Transcodes {
  /**
   * Asks for it, together with its job. Pictures, sound and film need no work and are done at once. What was asked for
   * before stays as it is, unless it failed: then it is tried again. Null when too many of its owner wait already.
   */
  queue(resource: { id: string; ownerId: string; contentType: string }, now: EpochMs): Promise<Transcode | null>
  /** Lists them by resource; those never queued are missing. */
  ofResources(resourceIds: readonly string[]): Promise<Map<string, Transcode>>
  /** Deletes it. Returns the key of the PDF that was made for it, which the caller deletes after the transaction. */
  delete(resourceId: string): Promise<{ madePdfKey: string | null }>
  /** Null when it was deleted meanwhile. */
  source(transcodeId: string): Promise<TranscodeSource | null>
  begin(transcodeId: string): Promise<void>
  /** @returns false when it was deleted meanwhile */
  finish(transcodeId: string, result: TranscodeResult, now: EpochMs): Promise<boolean>
}

export function createTranscodes(db: Database): Transcodes {
  const { cloudResource, transcode } = schema
  const jobs = createJobs(db)
  const fresh = { percent: 0, pages: null, pdfKey: null, reason: null, finishedAt: null }

  return {
    async queue({ id: resourceId, ownerId, contentType }, now) {
      const isReady = transcodeRoute(contentType) === 'ready'
      const [existing] = await db.select().from(transcode).where(eq(transcode.resourceId, resourceId))
      if (existing && existing.status !== 'failed') return toTranscode(existing)
      if (!isReady && (await jobs.countOpen('transcode', ownerId)) >= MAX_WAITING_DOCUMENTS) return null
      const state = isReady
        ? { ...fresh, status: 'done' as const, percent: 100, finishedAt: now }
        : { ...fresh, status: 'queued' as const }
      const [queued] = await db
        .insert(transcode)
        .values({ id: crypto.randomUUID(), resourceId, createdAt: now, ...state })
        .onConflictDoUpdate({ target: transcode.resourceId, set: state, setWhere: eq(transcode.status, 'failed') })
        .returning()
      if (!queued) {
        // Another call was quicker.
        const [theirs] = await db.select().from(transcode).where(eq(transcode.resourceId, resourceId))
        if (!theirs) throw new Error(`transcode of ${resourceId} was neither queued nor there`)
        return toTranscode(theirs)
      }
      if (!isReady) {
        const { id: transcodeId } = queued
        const key = `${transcodeId}@${now}`
        await jobs.add({ kind: 'transcode', key, owner: ownerId, payload: { transcodeId }, runAt: now }, now)
      }
      return toTranscode(queued)
    },
    async ofResources(resourceIds) {
      const rows = await db
        .select()
        .from(transcode)
        .where(inArray(transcode.resourceId, [...resourceIds]))
      return new Map(rows.map((row) => [row.resourceId, toTranscode(row)]))
    },
    async delete(resourceId) {
      const [deleted] = await db
        .delete(transcode)
        .where(eq(transcode.resourceId, resourceId))
        .returning({
          pdfKey: transcode.pdfKey,
          objectKey: sql<string>`(select ${cloudResource.objectKey} from ${cloudResource} where ${cloudResource.id} = ${resourceId})`,
        })
      const isMade = deleted?.pdfKey != null && deleted.pdfKey !== deleted.objectKey
      return { madePdfKey: isMade ? deleted.pdfKey : null }
    },
    async source(transcodeId) {
      const [found] = await db
        .select({ objectKey: cloudResource.objectKey, contentType: cloudResource.contentType })
        .from(transcode)
        .innerJoin(cloudResource, eq(cloudResource.id, transcode.resourceId))
        .where(eq(transcode.id, transcodeId))
      return found ?? null
    },
    async begin(transcodeId) {
      await db
        .update(transcode)
        .set({ status: 'inProgress', percent: 10 })
        .where(and(eq(transcode.id, transcodeId), inArray(transcode.status, ['queued', 'inProgress'])))
    },
    async finish(transcodeId, result, finishedAt) {
      const finished = await db
        .update(transcode)
        .set({
          finishedAt,
          ...('reason' in result ? { status: 'failed' } : { status: 'done', percent: 100 }),
          ...result,
        })
        .where(eq(transcode.id, transcodeId))
        .returning({ id: transcode.id })
      return finished.length > 0
    },
  }
}

type Row = typeof schema.transcode.$inferSelect

// Reasons are written here only, so what was stored is one.
const toTranscode = ({ reason, ...row }: Row): Transcode => ({ ...row, reason: reason as TranscodeFailure | null })

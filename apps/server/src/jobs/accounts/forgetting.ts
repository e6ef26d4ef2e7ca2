/**
 * Does the longer work of deleting an account: files, and names in the logs of rooms. Each job does a little and asks
 * for the next, so that a large school goes on meanwhile and a restart loses nothing.
 */
import { decodeKeyframe, encodeKeyframe, type EpochMs, forgetPerson } from '@hwjy/classroom/core'
import type { NewJob } from '../../db/jobs.ts'
import type { Stores } from '../../db/stores.ts'
import { FORGOTTEN_NAME, type FormerPerson } from '../../domain/accounts/account-closing.ts'
import { MINUTE_MS } from '../../domain/durations.ts'
import { ownedPrefix } from '../../domain/files/upload-rules.ts'
import type { ObjectStore } from '../../ports/object-store.ts'
import type { JobHandler } from '../job-runner.ts'
import type { JobPayloads } from '../../domain/job-kinds.ts'

type FilesJob = NewJob<'forgetFiles'>
type RoomJob = NewJob<'forgetInRoom'>

const FILES_AT_ONCE = 500
// A room that goes on, or ended a moment ago, has the name in memory and would write it again.
const LATER_MS = 10 * MINUTE_MS
const OVER_MS = MINUTE_MS

/** To be added in the transaction that deletes the account. */
export const forgetting = ({ userId, role }: FormerPerson, now: EpochMs): readonly [FilesJob, RoomJob] => [
  filesJob({ personId: userId, role, after: '', step: 0 }, now),
  roomJob({ personId: userId, roomId: '', afterSeq: 0, goesOn: true, step: 0 }, now),
]

const filesJob = (payload: JobPayloads['forgetFiles'], runAt: EpochMs): FilesJob => ({
  kind: 'forgetFiles',
  key: `${payload.personId}/${payload.step}`,
  payload,
  runAt,
})

const roomJob = (payload: JobPayloads['forgetInRoom'], runAt: EpochMs): RoomJob => ({
  kind: 'forgetInRoom',
  key: `${payload.personId}/${payload.roomId}/${payload.step}`,
  payload,
  runAt,
})

/** Deletes what only the person used. Files of lessons, courses and homework stay; their owner has no name any more. */
export function forgetFiles({
  objects,
  personFiles,
}: Pick<Stores, 'personFiles'> & { objects: ObjectStore }): JobHandler<'forgetFiles'> {
  return async ({ payload, now }) => {
    const { personId, role, after, step } = payload
    const all = await objects.list(ownedPrefix({ userId: personId, role }))
    const keys = all.flatMap(({ key }) => (key > after ? [key] : [])).slice(0, FILES_AT_ONCE)
    const last = keys.at(-1)
    if (last === undefined) return undefined
    const kept = await personFiles.usedByOthers(keys)
    const listed = new Set(await personFiles.listed(keys.filter((key) => !kept.has(key))))
    // Listed files go with the next job. Their list entries go first, or a crash would leave entries without a file.
    for (const key of keys) if (!kept.has(key) && !listed.has(key)) await objects.delete(key)
    const next = { ...payload, after: listed.size > 0 ? after : last, step: step + 1 }
    return async ({ jobs, resources }) => {
      if (listed.size > 0) await resources.deleteByKeys([...listed])
      await jobs.add(filesJob(next, now), now)
    }
  }
}

/** Rewrites the log of a room that is over, and its keyframes. */
export function forgetInRoom({ roomTraces }: Pick<Stores, 'roomTraces'>): JobHandler<'forgetInRoom'> {
  return async ({ payload, now }) => {
    const { personId, roomId, afterSeq, goesOn, step } = payload
    const next = goesOn ? await roomTraces.nextRoom(personId, roomId) : null
    const goOn = async ({ jobs }: Pick<Stores, 'jobs'>) => {
      if (next !== null) await jobs.add(roomJob({ personId, roomId: next, afterSeq: 0, goesOn, step: 0 }, now), now)
    }
    if (roomId === '') return goOn
    if (!(await roomTraces.isOver(roomId, now - OVER_MS))) {
      return async (stores) => {
        await stores.jobs.add(roomJob({ ...payload, goesOn: false, step: step + 1 }, now + LATER_MS), now)
        await goOn(stores)
      }
    }
    const found = await roomTraces.keyframes(roomId, afterSeq)
    const rewritten = found.map(({ seq, bytes }) => ({ seq, bytes: withoutPerson(bytes, personId) }))
    const lastSeq = found.at(-1)?.seq
    return async (stores) => {
      if (afterSeq === 0) await stores.roomTraces.forgetInEvents(roomId, personId, FORGOTTEN_NAME)
      for (const { seq, bytes } of rewritten) await stores.roomTraces.replaceKeyframe(roomId, seq, bytes)
      if (lastSeq === undefined) return goOn(stores)
      await stores.jobs.add(roomJob({ ...payload, afterSeq: lastSeq, step: step + 1 }, now), now)
    }
  }
}

// Null for a keyframe that cannot be read, because its content is unknown.
function withoutPerson(keyframe: Uint8Array, personId: string): Uint8Array | null {
  const room = decodeKeyframe(keyframe)
  return room && encodeKeyframe(forgetPerson(room, personId, FORGOTTEN_NAME))
}

import type { EpochMs } from '@hwjy/classroom/core'
import type { Stores } from '../../db/stores.ts'
import type { JobHandler } from '../job-runner.ts'

/**
 * Tells students of homework once it is time: when it is published or starts, or when the class it waits for has ended.
 * @param homeworkId only this one
 */
export async function tellOfHomework(
  { homeworkAnnouncements, systemMessages }: Pick<Stores, 'homeworkAnnouncements' | 'systemMessages'>,
  now: EpochMs,
  homeworkId?: string,
): Promise<void> {
  for (const { studentIds, title, endsAt, ...announced } of await homeworkAnnouncements.claim(now, homeworkId)) {
    const values = { title, endTime: new Date(endsAt).toISOString() }
    await systemMessages.tell(studentIds, { kind: 'homeworkAssigned', values, targetId: announced.homeworkId }, now)
  }
}

/** Announces homework that waited for its start or its class. */
export const announceHomework: JobHandler<'announceHomework'> =
  async ({ now }) =>
  (stores) =>
    tellOfHomework(stores, now)

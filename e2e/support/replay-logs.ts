import type { OwnSchool } from './shared-server.ts'

/** The logs of all classes that were held are their replays, as after the jobs of the school; its past ones have none. */
export const replayLogs = (server: OwnSchool): Promise<void> =>
  server.change(
    `insert into replay (id, lesson_id, source, title, duration_seconds, size_bytes, audit, audit_reason, created_at, is_current)
      select 'rep_log_' || id, id, 'system', name, 2700, 0, 'systemApproved', '', now(), true
      from lesson where ended_at is not null and id like '%${server.suffix}'`,
  )

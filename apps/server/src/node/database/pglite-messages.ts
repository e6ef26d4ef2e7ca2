/** Messages between the main thread and the PGlite thread. Reply 0 means "open". */
export type WorkerRequest = { id: number } & (
  | { op: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { op: 'dump' }
  | { op: 'close' }
)

export type WorkerReply = { id: number } & ({ ok: true; value: unknown } | { ok: false; error: DatabaseErrorFields })

/** `code` is PostgreSQL's SQLSTATE. */
export interface DatabaseErrorFields {
  message: string
  code?: string
  detail?: string
  constraint?: string
  table?: string
}

export interface WorkerStart {
  directory: string
}

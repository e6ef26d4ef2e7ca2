import type { Sdk } from '../sdk.ts'

/** What a caller may say about one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The instance that sends the call. Default: the one of `configureSdk`. */
  sdk?: Pick<Sdk, 'api'> | undefined
}

/** What a caller may say about a call that changes something. */
export interface ChangeCallOptions extends CallOptions {
  /**
   * 1 to 64 characters of A–Z, a–z, 0–9, `_`, `-`, `.` and `:`. The change happens once for each key, for a day; a
   * repetition gets the first response. Keep the key with what is to be sent, where a reload must not send it twice.
   * Default: a new one for each call.
   */
  idempotencyKey?: string | undefined
}

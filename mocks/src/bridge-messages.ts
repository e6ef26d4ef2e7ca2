/** Messages between a tab and the in-browser backend over a MessagePort. */
export interface BridgedRequest {
  url: string
  method: string
  headers: readonly (readonly [string, string])[]
  body: ArrayBuffer | null
}
export interface BridgedResponse {
  status: number
  headers: readonly (readonly [string, string])[]
  body: ArrayBuffer
}

export type ToBackend =
  /** First message: the name of a lock this tab holds for as long as it lives. */
  | { t: 'hello'; tabLock: string }
  | { t: 'request'; id: number; request: BridgedRequest }
  | { t: 'socketOpened'; socket: number }
  | { t: 'socketFrame'; socket: number; data: string | ArrayBuffer }
  | { t: 'socketClosed'; socket: number }

export type FromBackend =
  | { t: 'ready' }
  | { t: 'failed'; message: string }
  | { t: 'response'; id: number; response: BridgedResponse }
  | { t: 'requestFailed'; id: number; message: string }
  | { t: 'socketFrame'; socket: number; data: string | ArrayBuffer }
  | { t: 'socketClosed'; socket: number; code: number; reason: string }

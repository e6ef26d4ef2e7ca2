/** To the process that holds the class of two. */
export type ToClass =
  | {
      type: 'start'
      base: string
      echoPort: number
      serverPid: number
      lessonId: string
      teacher: string
      student: string
    }
  /** Gives what was measured since the last harvest. */
  | { type: 'harvest' }

export type FromClass = { type: 'ready' } | ({ type: 'felt' } & Felt)

/** What the class noticed while it was under attack. */
export interface Felt {
  /** From the student's press until the teacher's page hears of it, ms. */
  controlMs: number[]
  /** A frame to a bare echo at the same moments, ms: how busy the machine itself was. */
  echoMs: number[]
  /** Times that a page lost its connection. */
  drops: number
  /** Presses that were refused or not answered within 10 s. */
  lost: string[]
  /** Largest resident memory of the server process, read every 100 ms. */
  peakBytes: number
}

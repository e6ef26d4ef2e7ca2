export interface RecorderTake {
  id: string
  mp3: Blob
  durationMs: number
  /** The device had no room for it: it ends with the page. */
  isUnsaved: boolean
}

/** What is left of a take whose page was closed while it ran. */
export interface UnfinishedTake {
  id: string
  mp3: Blob
  durationMs: number
  /** When it began, as its reader reads times. */
  time: string
}

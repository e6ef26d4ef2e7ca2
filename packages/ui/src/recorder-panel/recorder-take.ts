export interface RecorderTake {
  id: string
  mp3: Blob
  durationMs: number
  /** The device had no room for it: it ends with the page. */
  isUnsaved: boolean
}

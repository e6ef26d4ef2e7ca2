/** Page pixels. */
export interface Place {
  x: number
  y: number
}
export interface Box extends Place {
  width: number
  height: number
}

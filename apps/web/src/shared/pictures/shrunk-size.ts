/** The long side of a photo that is sent, in pixels: a page of handwriting is read well, and data plans last. */
export const LONG_SIDE_PX = 2_400

/** The size at which a picture is sent: never larger than it is. */
export function shrunkSize({ width, height }: { width: number; height: number }, longSide = LONG_SIDE_PX) {
  const share = Math.min(1, longSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/** Percent signs decoded. Null when they encode no text: `decodeURIComponent` throws, and a stranger wrote it. */
export function safeDecode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

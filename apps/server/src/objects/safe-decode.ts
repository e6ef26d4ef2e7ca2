/** Percent signs decoded. Null when they encode no text: `decodeURIComponent` throws, and it may be anything. */
export function safeDecode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Text of a file: UTF-8, UTF-16 with its mark, as table programs write "Unicode text", or what older Chinese programs write. */
export function decodeText(bytes: Uint8Array): string {
  const marked = encodingOfMark(bytes)
  if (marked !== null) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** The text of a file that a person chose; null for a table of a spreadsheet program, a picture and all that is no text. */
export async function textOf(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Half of the bytes of UTF-16 may be zero, and yet none of its characters.
  const text = bytes.includes(0) && encodingOfMark(bytes) === null ? null : decodeText(bytes)
  return text?.includes('\0') === true ? null : text
}

function encodingOfMark([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

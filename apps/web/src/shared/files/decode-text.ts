/** Text of a file: UTF-8, or what older Chinese programs write. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** The text of a file that a person chose; null for a table of a spreadsheet program, a picture and all that is no text. */
export async function textOf(file: Blob): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return bytes.includes(0) ? null : decodeText(bytes)
}

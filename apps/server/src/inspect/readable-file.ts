/** The part of `Blob` that reading needs. In the inspecting process its bytes come from the server. */
export interface ReadableFile {
  readonly size: number
  slice(begin: number, end: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** The bytes from `begin` to `end`, fewer where the file ends before. */
export async function readBytes(file: ReadableFile, begin: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  const until = Math.min(end, file.size)
  return begin < until ? new Uint8Array(await file.slice(begin, until).arrayBuffer()) : new Uint8Array()
}

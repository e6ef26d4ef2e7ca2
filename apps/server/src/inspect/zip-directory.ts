/** The list of what is in a zip archive. It stands at the end, uncompressed, and is read without unpacking anything. */
import { type ReadableFile, readBytes } from './readable-file.ts'

export interface ZipMember {
  name: string
  /** 0: stored as it is, 8: deflated. */
  method: number
  compressedBytes: number
  /** The size that the archive claims, which may be wrong. */
  inflatedBytes: number
  /** Position of the member's own header. */
  offset: number
}

// A comment of 64 kB may follow the end of the list.
const END_MAX_BYTES = 22 + 0xffff
// No office document has as many members.
const MEMBERS_MAX = 10_000
const DIRECTORY_MAX_BYTES = 2 * 1024 * 1024

const END = 0x06054b50
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46

/**
 * @returns the members; `too-large` for a list that would not be read to its end, `broken` for no list at all. Archives
 * over 4 GB have another kind of list and count as broken
 */
export async function readZipDirectory(file: ReadableFile): Promise<readonly ZipMember[] | 'broken' | 'too-large'> {
  const tail = view(await readBytes(file, Math.max(0, file.size - END_MAX_BYTES), file.size))
  const end = endOf(tail)
  if (end === null) return 'broken'
  const [count, size, start] = [
    tail.getUint16(end + 10, true),
    tail.getUint32(end + 12, true),
    tail.getUint32(end + 16, true),
  ]
  if (count > MEMBERS_MAX || size > DIRECTORY_MAX_BYTES) return 'too-large'
  const directory = view(await readBytes(file, start, start + size))
  const members: ZipMember[] = []
  // Names in GB18030 are not UTF-8; what is not known by its name need not be read right.
  const names = new TextDecoder()
  for (let at = 0; members.length < count; ) {
    if (at + ENTRY_BYTES > directory.byteLength || directory.getUint32(at, true) !== ENTRY) return 'broken'
    const nameBytes = directory.getUint16(at + 28, true)
    const next = at + ENTRY_BYTES + nameBytes + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    if (next > directory.byteLength) return 'broken'
    members.push({
      name: names.decode(new Uint8Array(directory.buffer, directory.byteOffset + at + ENTRY_BYTES, nameBytes)),
      method: directory.getUint16(at + 10, true),
      compressedBytes: directory.getUint32(at + 20, true),
      inflatedBytes: directory.getUint32(at + 24, true),
      offset: directory.getUint32(at + 42, true),
    })
    at = next
  }
  return members
}

// Searches from the back, because a comment may look like anything.
function endOf(tail: DataView): number | null {
  for (let at = tail.byteLength - 22; at >= 0; at--) if (tail.getUint32(at, true) === END) return at
  return null
}

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)

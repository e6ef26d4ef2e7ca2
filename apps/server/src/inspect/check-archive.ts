import { InspectionError } from '../ports/file-inspector.ts'
import { type ReadableFile, readBytes } from './readable-file.ts'
import { readZipDirectory, type ZipMember } from './zip-directory.ts'

// A presentation full of films is 200 MB, and unpacks to hardly more.
const INFLATED_MAX_BYTES = 1024 ** 3
const PIECE_BYTES = 256 * 1024

const LOCAL_HEADER = 0x04034b50
const LOCAL_HEADER_BYTES = 30
const STORED = 0
const DEFLATED = 8

/** Unpacks every member of an archive and counts, one piece after the other. @throws {InspectionError} */
export async function checkArchive(file: ReadableFile, limitBytes = INFLATED_MAX_BYTES): Promise<void> {
  if (!(await isArchive(file))) return
  const members = await readZipDirectory(file)
  if (typeof members === 'string') throw new InspectionError(members)
  // An honest archive is told without unpacking it.
  if (members.reduce((sum, { inflatedBytes }) => sum + inflatedBytes, 0) > limitBytes)
    throw new InspectionError('too-large')
  let leftBytes = limitBytes
  for (const member of members) leftBytes -= await inflatedBytes(file, member, leftBytes)
}

async function isArchive(file: ReadableFile): Promise<boolean> {
  const [first, second] = await readBytes(file, 0, 2)
  return first === 0x50 && second === 0x4b
}

/** @throws {InspectionError} `too-large` as soon as it is more than the limit, `broken` */
async function inflatedBytes(file: ReadableFile, member: ZipMember, limitBytes: number): Promise<number> {
  const header = await readBytes(file, member.offset, member.offset + LOCAL_HEADER_BYTES)
  const view = new DataView(header.buffer)
  if (header.length < LOCAL_HEADER_BYTES || view.getUint32(0, true) !== LOCAL_HEADER)
    throw new InspectionError('broken')
  const begin = member.offset + LOCAL_HEADER_BYTES + view.getUint16(26, true) + view.getUint16(28, true)
  const end = begin + member.compressedBytes
  if (end > file.size) throw new InspectionError('broken')
  // Members may lie over each other, so that what is stored counts as well.
  if (member.compressedBytes > limitBytes) throw new InspectionError('too-large')
  if (member.method === STORED) return member.compressedBytes
  if (member.method !== DEFLATED) throw new InspectionError('broken')
  let bytes = 0
  const inflated = pieces(file, begin, end).pipeThrough(new DecompressionStream('deflate-raw'))
  try {
    for await (const piece of inflated) {
      bytes += piece.length
      if (bytes > limitBytes) throw new InspectionError('too-large')
    }
  } catch (cause) {
    throw cause instanceof InspectionError ? cause : new InspectionError('broken', { cause })
  }
  return bytes
}

function pieces(file: ReadableFile, begin: number, end: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = begin
  return new ReadableStream({
    async pull(controller) {
      if (at >= end) return controller.close()
      const next = Math.min(at + PIECE_BYTES, end)
      controller.enqueue(await readBytes(file, at, next))
      at = next
    },
  })
}

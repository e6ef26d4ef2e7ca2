/** The length of an mp3 by its frames. What its headers say about the whole may be wrong, so each frame is counted. */
import { InspectionError } from '../ports/file-inspector.ts'
import { type ReadableFile, readBytes } from './readable-file.ts'

interface Frame {
  bytes: number
  seconds: number
  /** The tables of contents that encoders write would begin here in this frame. */
  tagAt: number
}

const PIECE_BYTES = 256 * 1024
// Tags of other programs and damage on the way are skipped up to this size; other files are soon given up.
const JUNK_MAX_BYTES = 64 * 1024
const HEADER_BYTES = 4
const ID3_HEADER_BYTES = 10

const KBPS_1 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KBPS_2 = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const SAMPLE_RATES = [44_100, 48_000, 32_000]

/**
 * @returns seconds of sound, 0 for an mp3 without any
 * @throws {InspectionError} `broken` for what is no mp3
 */
export async function measureMp3(file: ReadableFile): Promise<number> {
  const bytes = createWindow(file)
  let at = await afterTag(file)
  let seconds = 0
  let frames = 0
  let junkBytes = 0
  while (at + HEADER_BYTES <= file.size) {
    await bytes.moveTo(at)
    const frame = frameAt(bytes, at)
    if (frame && (frames > 0 || (await isFollowed(file, at + frame.bytes)))) {
      if (at + frame.bytes > file.size) break
      // The first frame of many encoders holds only a table of contents.
      if (frames > 0 || !isTable(bytes, at, frame)) seconds += frame.seconds
      frames += 1
      at += frame.bytes
    } else {
      at += 1
      junkBytes += 1
      if (junkBytes > JUNK_MAX_BYTES) break
    }
  }
  if (frames === 0) throw new InspectionError('broken')
  return seconds
}

// Two bytes look like the beginning of a frame by chance, two frames in a row do not.
async function isFollowed(file: ReadableFile, at: number): Promise<boolean> {
  if (at >= file.size) return true
  const next = createWindow(file)
  await next.moveTo(at)
  return frameAt(next, at) !== null || next.text(at, 3) === 'TAG'
}

// ID3v2 says how long it is, seven bits a byte.
async function afterTag(file: ReadableFile): Promise<number> {
  const head = await readBytes(file, 0, ID3_HEADER_BYTES)
  if (head.length < ID3_HEADER_BYTES || String.fromCharCode(...head.subarray(0, 3)) !== 'ID3') return 0
  return ID3_HEADER_BYTES + head.subarray(6).reduce((size, byte) => size * 128 + (byte & 0x7f), 0)
}

function frameAt(bytes: Window, at: number): Frame | null {
  const [first, second, third, fourth] = [bytes.at(at), bytes.at(at + 1), bytes.at(at + 2), bytes.at(at + 3)]
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null
  const version = (second >> 3) & 3
  const layer = (second >> 1) & 3
  if (version === 1 || layer !== 1) return null
  const isFirst = version === 3
  const kbps = (isFirst ? KBPS_1 : KBPS_2)[(third >> 4) - 1]
  const rate = SAMPLE_RATES[(third >> 2) & 3]
  if (kbps === undefined || rate === undefined) return null
  const sampleRate = isFirst ? rate : version === 2 ? rate / 2 : rate / 4
  const samples = isFirst ? 1_152 : 576
  const isMono = fourth >> 6 === 3
  const sideBytes = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17
  return {
    bytes: Math.floor((samples / 8) * ((kbps * 1_000) / sampleRate)) + ((third >> 1) & 1),
    seconds: samples / sampleRate,
    tagAt: HEADER_BYTES + sideBytes,
  }
}

function isTable(bytes: Window, at: number, { tagAt }: Frame): boolean {
  const tag = bytes.text(at + tagAt, 4)
  return tag === 'Xing' || tag === 'Info' || bytes.text(at + 36, 4) === 'VBRI'
}

type Window = ReturnType<typeof createWindow>

/** A part of the file that moves on with the reader; what lies outside of it reads as zeros. */
function createWindow(file: ReadableFile) {
  let from = 0
  let content = new Uint8Array()
  const at = (offset: number) => content[offset - from] ?? 0
  return {
    at,
    text: (offset: number, length: number) => String.fromCharCode(...Array.from({ length }, (_, i) => at(offset + i))),
    /** Has the header of a frame, and the tag in it, inside. */
    async moveTo(offset: number) {
      const needed = Math.min(offset + 64, file.size)
      if (offset >= from && needed <= from + content.length) return
      from = offset
      content = await readBytes(file, offset, offset + PIECE_BYTES)
    },
  }
}

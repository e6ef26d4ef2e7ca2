import { readBytes } from '../inspect/readable-file.ts'

/**
 * The pixels of the largest pictures that are shown: those of the largest phone cameras. Four bytes each, 512 MB, is
 * what a browser takes to show it, regardless of the file's own size.
 */
const PIXELS_MAX = 128_000_000
// A JPEG has a few dozen pieces before its size: profiles, previews, what the camera knew.
const SEGMENTS_MAX = 500

/** Checks that the size which a picture claims can be shown. One that ends before it says so cannot be shown at all. */
export async function hasShowableSize(kind: 'jpg' | 'png', picture: Blob): Promise<boolean> {
  const [width, height] = kind === 'png' ? await pngSize(picture) : await jpegSize(picture)
  return width * height <= PIXELS_MAX
}

type Size = readonly [width: number, height: number]
// The picture may hide a size that a browser finds, so it counts as too large.
const HIDDEN: Size = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]

async function pngSize(picture: Blob): Promise<Size> {
  const head = await readBytes(picture, 16, 24)
  const view = new DataView(head.buffer)
  return head.length === 8 ? [view.getUint32(0), view.getUint32(4)] : [0, 0]
}

// Goes from one segment to the next up to the frame that says the size.
async function jpegSize(picture: Blob): Promise<Size> {
  let at = 2
  for (let segments = 0; segments < SEGMENTS_MAX; segments++) {
    const head = await readBytes(picture, at, at + 9)
    if (head.length < 9) return [0, 0]
    if (head[0] !== 0xff) return HIDDEN
    const view = new DataView(head.buffer)
    const marker = view.getUint8(1)
    if (isFrame(marker)) return [view.getUint16(7), view.getUint16(5)]
    // Any number of 0xff may stand before a marker; the others here have a length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(2)
  }
  return HIDDEN
}

// 0xC0 to 0xCF, but for tables (C4, CC) and a reserved one (C8).
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

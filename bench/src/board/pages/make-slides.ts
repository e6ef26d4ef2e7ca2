/** Makes a PDF as slides are: each page is one picture of about 300 kB under a line of text. */

/** Each slide shows one of these in its middle, by which it is known. */
export const SLIDE_HUES = ['red', 'blue', 'red', 'blue', 'red', 'blue'] as const
const WIDTH = 1_600
const HEIGHT = 900
const PAGE_BYTES = 300_000

export async function makeSlides(): Promise<{ document: Blob; pageBytes: number }> {
  const pictures = await Promise.all(SLIDE_HUES.map(pictureOf))
  const bytes = pictures.reduce((sum, { byteLength }) => sum + byteLength, 0)
  return { document: new Blob(pdfOf(pictures)), pageBytes: bytes / pictures.length }
}

/** Noise takes bytes; there is as much of it as makes the size. */
async function pictureOf(hue: 'red' | 'blue'): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT)
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('no canvas')
  for (let rows = HEIGHT / 10; ; rows += HEIGHT / 20) {
    ctx.fillStyle = hue
    ctx.fillRect(0, 0, WIDTH, HEIGHT)
    // The middle stays plain, so that the slide is known by it.
    const noise = ctx.createImageData(WIDTH / 3, Math.min(rows, HEIGHT))
    for (let at = 0; at < noise.data.length; at += 4) {
      for (let channel = 0; channel < 3; channel++) noise.data[at + channel] = Math.random() * 256
      noise.data[at + 3] = 255
    }
    ctx.putImageData(noise, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
    if (blob.size >= PAGE_BYTES || rows >= HEIGHT) return new Uint8Array(await blob.arrayBuffer())
  }
}

function pdfOf(pictures: readonly Uint8Array<ArrayBuffer>[]): BlobPart[] {
  const parts: BlobPart[] = ['%PDF-1.7\n']
  const kids = pictures.map((_, index) => `${3 + index * 3} 0 R`).join(' ')
  parts.push('1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n')
  parts.push(`2 0 obj<</Type/Pages/Kids[${kids}]/Count ${pictures.length}>>endobj\n`)
  for (const [index, picture] of pictures.entries()) {
    const [page, content, image] = [3 + index * 3, 4 + index * 3, 5 + index * 3]
    const drawn = `q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /P Do Q BT /F 48 Tf 80 80 Td (Lesson ${index + 1}) Tj ET`
    const font = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>'
    parts.push(
      `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents ${content} 0 R/Resources<<${font}/XObject<</P ${image} 0 R>>>>>>endobj\n`,
      `${content} 0 obj<</Length ${drawn.length}>>stream\n${drawn}\nendstream endobj\n`,
      `${image} 0 obj<</Type/XObject/Subtype/Image/Width ${WIDTH}/Height ${HEIGHT}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${picture.byteLength}>>stream\n`,
      picture,
      '\nendstream endobj\n',
    )
  }
  parts.push('trailer<</Root 1 0 R>>\n%%EOF')
  return parts
}

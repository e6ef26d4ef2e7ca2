/** `你` as the four digits that `UniGB-UCS2-H` and `UniJIS-UCS2-H` read. */
const ucs2 = (text: string) =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')

const fonts = {
  zh: { name: 'STSong-Light', encoding: 'UniGB-UCS2-H', ordering: 'GB1', supplement: 2 },
  ja: { name: 'HeiseiMin-W3', encoding: 'UniJIS-UCS2-H', ordering: 'Japan1', supplement: 2 },
} as const

/**
 * Address of a PDF with one line on each page, in a font that is named but not embedded, as Chinese and Japanese Office
 * programs write them: without maps of characters a viewer draws nothing at all.
 */
export function samplePdf(language: keyof typeof fonts, lines: readonly string[]): string {
  const { name, encoding, ordering, supplement } = fonts[language]
  const system = `<< /Registry (Adobe) /Ordering (${ordering}) /Supplement ${supplement} >>`
  const pageIds = lines.map((_, index) => 6 + 2 * index)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${lines.length} /Kids [${pageIds.map((id) => `${id} 0 R`).join(' ')}] >>`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /${encoding} /DescendantFonts [4 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /${name} /CIDSystemInfo ${system} /FontDescriptor 5 0 R /DW 1000 >>`,
    `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>`,
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 32 Tf 60 700 Td <${ucs2(line)}> Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${7 + 2 * index} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}`
  file += `${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`
  return URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
}

import { describe, expect, it } from 'vitest'
import { parseComplete } from './cos-xml.ts'

const complete = (inside: string) => `<CompleteMultipartUpload>${inside}</CompleteMultipartUpload>`

describe('the parts of a CompleteMultipartUpload', () => {
  it('are read in the order given, with or without quotes around the ETag', () => {
    const text = complete(`
      <Part><PartNumber>2</PartNumber><ETag>&quot;bb&quot;</ETag></Part>
      <Part><ETag>"aa"</ETag><PartNumber>1</PartNumber></Part>
      <Part><PartNumber> 3 </PartNumber><ETag> cc </ETag></Part>`)
    expect(parseComplete(text)).toEqual([
      { no: 2, etag: 'bb' },
      { no: 1, etag: 'aa' },
      { no: 3, etag: 'cc' },
    ])
  })

  it.each(['', '0', '-1', '1e3', '0x10', '1.5', '10001', '١'])('have a number of plain digits, not %j', (no) => {
    expect(parseComplete(complete(`<Part><PartNumber>${no}</PartNumber><ETag>aa</ETag></Part>`))).toBeNull()
  })

  it('are none in another document, or in one that breaks off', () => {
    expect(parseComplete('<Delete></Delete>')).toBeNull()
    expect(parseComplete(complete('<Part><PartNumber>1</PartNumber><ETag>aa</ETag>'))).toBeNull()
    expect(parseComplete(complete('<Part><PartNumber>1</PartNumber><ETag>aa</Part>'))).toBeNull()
  })

  it.each(['<Part>', '<Part><ETag>', '<Part></Part>'])('are not looked for again and again behind every %s', (tag) => {
    // Two million characters: a search to the end from each of these would take minutes.
    expect(parseComplete(complete(tag.repeat(2_000_000 / tag.length)))).toBeNull()
  })
})

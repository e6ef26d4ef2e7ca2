import { describe, expect, it } from 'vitest'
import { createFormParser, FormError, type FormEvent, type FormOptions } from './form-fields.ts'

const options: FormOptions = {
  isHandedOn: (name) => name === 'file' || name === 'picture',
  fieldsMax: 10,
  collectedMaxBytes: 1_000,
}

/** Reads a form that arrives in pieces: each field with its text, and files with their names. */
function read(contentType: string, body: Uint8Array, pieceLength: number, changed: Partial<FormOptions> = {}) {
  const parser = createFormParser(contentType, { ...options, ...changed })
  const events: FormEvent[] = []
  for (let at = 0; at < body.length; at += pieceLength) events.push(...parser.write(body.slice(at, at + pieceLength)))
  events.push(...parser.end())
  const fields: [name: string, fileName: string | null, text: string][] = []
  let pieces: Uint8Array[] = []
  for (const event of events) {
    if (event.type === 'field') fields.push([event.name, event.fileName, Buffer.from(event.bytes).toString()])
    if (event.type === 'begin') fields.push([event.name, event.fileName, ''])
    if (event.type === 'piece') pieces.push(event.bytes)
    const last = fields.at(-1)
    if (event.type === 'end' && last) last[2] = Buffer.concat(pieces).toString()
    if (event.type === 'end') pieces = []
  }
  return fields
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const PAIRS = 'application/x-www-form-urlencoded;charset=UTF-8'

const sent = async (form: FormData) => {
  const response = new Response(form)
  const contentType = response.headers.get('content-type') ?? ''
  return [contentType, new Uint8Array(await response.arrayBuffer())] as const
}

describe.each([1, 2, 3, 7, 16, 4_096])('a form in pieces of %i bytes', (length) => {
  it('gives its fields and files, whatever they are called', async () => {
    const form = new FormData()
    form.append('lessonId', 'les_1')
    form.append('空', '')
    form.append('file', new File(['%PDF\r\n--\r\n-'], '第三课 "x"\r\n.pdf', { type: 'application/pdf' }))
    form.append('note', 'a & b\r\n--c=%20')
    expect(read(...(await sent(form)), length)).toEqual([
      ['lessonId', null, 'les_1'],
      ['空', null, ''],
      ['file', '第三课 "x"\r\n.pdf', '%PDF\r\n--\r\n-'],
      ['note', null, 'a & b\r\n--c=%20'],
    ])
  })

  it('reads pairs as URLSearchParams does', () => {
    const text = 'a=1&b=%E5%8D%8E+b&c&=d&picture=data%3Aimage%2Fpng%3Bbase64%2CQUJD&e=f%3Dg=h&a=2&%70icture=x%2&z=%zz'
    expect(read(PAIRS, bytesOf(text), length)).toEqual(
      [...new URLSearchParams(text)].map(([name, value]) => [name, null, value]),
    )
  })

  it('is refused when it has too many fields, or says too much', async () => {
    const refused = (type: string, body: Uint8Array) => {
      try {
        return read(type, body, length)
      } catch (error) {
        return error instanceof FormError ? error.code : error
      }
    }
    const many = new FormData()
    const long = new FormData()
    for (let i = 0; i < 11; i++) many.append(`f${i}`, '')
    for (let i = 0; i < 2; i++) long.append(`f${i}`, 'x'.repeat(600))
    expect(refused(...(await sent(many)))).toBe('too-large')
    expect(refused(...(await sent(long)))).toBe('too-large')
    expect(refused(PAIRS, bytesOf('a=&'.repeat(11)))).toBe('too-large')
    expect(refused(PAIRS, bytesOf('a'.repeat(1_001)))).toBe('too-large')
    expect(refused('multipart/form-data', bytesOf('--x--'))).toBe('unreadable')
    expect(refused('text/plain', bytesOf('a=b'))).toBe('unreadable')
  })
})

describe('work', () => {
  it('grows with the bytes, also for a megabyte of carriage returns', async () => {
    const form = new FormData()
    form.append('file', new File(['\r'.repeat(1024 * 1024), '\r\n-'.repeat(100_000)], 'a.pdf'))
    const [type, body] = await sent(form)
    expect(read(type, body, 65_536)[0]?.[2]).toHaveLength(1024 * 1024 + 300_000)
  })

  it('of a name that is cut into single bytes is done once', () => {
    const name = 'n'.repeat(100_000)
    const body = bytesOf(`${name}=${'='.repeat(100_000)}`)
    expect(read(PAIRS, body, 1, { collectedMaxBytes: 300_000 })).toEqual([[name, null, '='.repeat(100_000)]])
  })
})

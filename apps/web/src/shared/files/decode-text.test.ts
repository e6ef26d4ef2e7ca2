import { expect, it } from 'vitest'
import { decodeText, textOf } from './decode-text.ts'

function utf16(mark: readonly number[], text: string, isLittleEndian: boolean): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) bytes.setUint16(at * 2, text.charCodeAt(at), isLittleEndian)
  return new Uint8Array([...mark, ...new Uint8Array(bytes.buffer)])
}

it.each([
  ['UTF-8', new TextEncoder().encode('你好, world'), '你好, world'],
  ['GB 18030', new Uint8Array([0xc4, 0xe3, 0xba, 0xc3]), '你好'],
  ['UTF-16 of table programs', utf16([0xff, 0xfe], '题目\tA', true), '题目\tA'],
  ['UTF-16 in the other order of bytes', utf16([0xfe, 0xff], '题目\tA', false), '题目\tA'],
  ['nothing', new Uint8Array(), ''],
])('reads %s', (_, bytes, text) => expect(decodeText(bytes)).toBe(text))

it('takes a table of a spreadsheet program for no text', async () => {
  expect(await textOf(new Blob([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06])]))).toBeNull()
  expect(await textOf(new Blob(['题目,A,B']))).toBe('题目,A,B')
})

it('takes UTF-16 for a text, and bytes that only begin like it for none', async () => {
  expect(await textOf(new Blob([new Uint8Array(utf16([0xff, 0xfe], '题目,A', true))]))).toBe('题目,A')
  expect(await textOf(new Blob([new Uint8Array([0xff, 0xfe, 0, 0, 0x41, 0])]))).toBeNull()
})

import { expect, it } from 'vitest'
import { decodeText, textOf } from './decode-text.ts'

it.each([
  ['UTF-8', new TextEncoder().encode('你好, world'), '你好, world'],
  ['GB 18030', new Uint8Array([0xc4, 0xe3, 0xba, 0xc3]), '你好'],
  ['nothing', new Uint8Array(), ''],
])('reads %s', (_, bytes, text) => expect(decodeText(bytes)).toBe(text))

it('takes a table of a spreadsheet program for no text', async () => {
  expect(await textOf(new Blob([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06])]))).toBeNull()
  expect(await textOf(new Blob(['题目,A,B']))).toBe('题目,A,B')
})

import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

it.each([
  ['UTF-8', new TextEncoder().encode('你好, world'), '你好, world'],
  ['GB 18030', new Uint8Array([0xc4, 0xe3, 0xba, 0xc3]), '你好'],
  ['nothing', new Uint8Array(), ''],
])('reads %s', (_, bytes, text) => expect(decodeText(bytes)).toBe(text))

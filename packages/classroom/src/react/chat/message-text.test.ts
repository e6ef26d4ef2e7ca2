import { describe, expect, it } from 'vitest'
import { textParts } from './message-text.tsx'

const cut = (text: string) => textParts(text).map((part) => (part.url === null ? part.text : `<${part.url.href}>`))

describe('the addresses in a message', () => {
  it.each([
    ['没有链接', ['没有链接']],
    ['看https://a.example/课本，第五页', ['看', '<https://a.example/>', '课本，第五页']],
    ['See https://a.example/b?c=d#e.', ['See ', '<https://a.example/b?c=d#e>', '.']],
    ['(http://a.example)', ['(', '<http://a.example/>', ')']],
    ['javascript:alert(1) data:text/html,x ftp://a.example', ['javascript:alert(1) data:text/html,x ftp://a.example']],
    ['https:// https://[', ['https:// https://[']],
  ])('of %j are links for http and https alone, without the end of the sentence', (text, parts) => {
    expect(cut(text)).toEqual(parts)
  })
})

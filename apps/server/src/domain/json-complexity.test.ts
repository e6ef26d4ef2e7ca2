import { describe, expect, it } from 'vitest'
import { isTooComplex } from './json-complexity.ts'

describe('a JSON text', () => {
  it('may have twenty levels, and not one more', () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    expect(isTooComplex(deep(20))).toBe(false)
    expect(isTooComplex(deep(21))).toBe(true)
    expect(isTooComplex('{"a":'.repeat(21))).toBe(true)
  })

  it('may have twenty thousand values, and not one more', () => {
    const wide = (values: number) => JSON.stringify(Array.from({ length: values }, () => 0))
    expect(isTooComplex(wide(20_000))).toBe(false)
    expect(isTooComplex(wide(20_001))).toBe(true)
  })

  it('may say in a string whatever it likes', () => {
    expect(isTooComplex(JSON.stringify({ text: `${'['.repeat(500)}\\"${',"'.repeat(30_000)}` }))).toBe(false)
  })

  it('that is none is looked at all the same', () => {
    for (const text of ['', '"', '"\\', ']]]]', '\u0000']) expect(isTooComplex(text)).toBe(false)
    expect(isTooComplex(`${']'.repeat(9)}${'['.repeat(90_000)}`)).toBe(true)
  })
})

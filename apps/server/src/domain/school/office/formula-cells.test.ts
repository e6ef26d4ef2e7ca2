import { describe, expect, it } from 'vitest'
import { neutralCell, plainCell } from './formula-cells.ts'

describe('cells that a spreadsheet would calculate', () => {
  it('begin with an apostrophe in an export and without it after an import', () => {
    for (const text of ['=1+1', '+49 30', '-5', '@SUM(A1)', '\tx', '＝1+1', '＋1', '－5', '＠SUM(A1)']) {
      expect(neutralCell(text)).toBe(`'${text}`)
      expect(plainCell(neutralCell(text))).toBe(text)
    }
    expect([neutralCell("O'Neil"), plainCell("'quoted'")]).toEqual(["O'Neil", "'quoted'"])
  })
})

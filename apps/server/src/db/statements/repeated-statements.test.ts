import { describe, expect, it } from 'vitest'
import { createRepeatedStatements, MOST_KEPT, MOST_VALUES } from './repeated-statements.ts'

const values = (count: number) => Array.from({ length: count }, (_, at) => at)

describe('a statement', () => {
  it('is kept from its second time on', () => {
    const isKept = createRepeatedStatements()
    expect([isKept('a', []), isKept('b', [1]), isKept('a', []), isKept('a', [])]).toEqual([false, false, true, true])
  })

  it('with more values than a few rows have is not kept', () => {
    const isKept = createRepeatedStatements()
    const asked = [MOST_VALUES, MOST_VALUES + 1].map((count) => {
      isKept(`${count}`, values(count))
      return isKept(`${count}`, values(count))
    })
    expect(asked).toEqual([true, false])
  })

  it('is not kept when there are as many as a connection may have', () => {
    const isKept = createRepeatedStatements()
    const twice = (name: string) => [isKept(name, []), isKept(name, [])][1]
    expect(values(MOST_KEPT).every((at) => twice(`${at}`))).toBe(true)
    expect([twice('one more'), isKept('0', [])]).toEqual([false, true])
  })

  it('that came once is forgotten behind many others', () => {
    const isKept = createRepeatedStatements()
    for (const at of values(MOST_KEPT + 1)) isKept(`${at}`, [])
    expect([isKept('0', []), isKept(`${MOST_KEPT}`, [])]).toEqual([false, true])
  })
})

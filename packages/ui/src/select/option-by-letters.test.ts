import { describe, expect, it } from 'vitest'
import { optionByLetters } from './option-by-letters.ts'

const options = [
  { text: 'Monday' },
  { text: 'Tuesday' },
  { text: 'Wednesday', isDisabled: true },
  { text: 'Thursday' },
  { text: 'Écrit' },
  { text: '星期六' },
]

describe('letters typed on a list', () => {
  it.each([
    ['t', -1, 1, 'go to the first option that begins with them'],
    ['t', 1, 3, 'go on from the one that is lit'],
    ['tt', 1, 3, 'go round when they are the same'],
    ['t', 3, 1, 'come round at the end'],
    ['th', 1, 3, 'are read together'],
    ['tu', 1, 1, 'stay where they still fit'],
    ['w', 0, -1, 'pass over what may not be chosen'],
    ['E', -1, 4, 'do without case and accents'],
    ['星', -1, 5, 'may be hanzi'],
    [' ', 0, -1, 'are not spaces alone'],
  ])('%o from %i: %i, they %4$s', (letters, active, expected) => {
    expect(optionByLetters(letters, active, options)).toBe(expected)
  })

  it('letters typed on a list find nothing where there is nothing', () => {
    expect(optionByLetters('a', -1, [])).toBe(-1)
  })
})

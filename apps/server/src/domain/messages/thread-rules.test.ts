import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../durations.ts'
import { sharedSince, threadDenial, threadTextDenial } from './thread-rules.ts'

describe('who may write', () => {
  it.each([
    [true, ['周末小班 A'], null],
    [true, [], 'no-shared-class'],
    [false, ['周末小班 A'], 'switched-off'],
    // Without a class it would be refused in any case; the school’s own rule is what an administrator can change.
    [false, [], 'switched-off'],
  ] as const)('switched on: %s, shared classes: %j, denial: %s', (isSwitchedOn, shared, denial) =>
    expect(threadDenial(isSwitchedOn, shared)).toBe(denial),
  )

  it('a class that ended 90 days ago is the last one that counts', () => {
    expect(sharedSince(100 * DAY_MS)).toBe(10 * DAY_MS)
  })
})

describe('the text of a message', () => {
  it.each([
    ['', 0, false, 'empty'],
    ['', 0, true, 'empty'],
    ['', 1, false, null],
    ['好', 0, false, 'too-short'],
    ['ok', 0, false, 'too-short'],
    ['ok', 0, true, null],
    ['ok', 2, false, null],
    ['老师好', 0, false, null],
    // An emoji is one character, however many code points it has.
    ['👩‍👩‍👧👍🏽', 0, false, 'too-short'],
  ] as const)('“%s” with %i pictures, meant: %s, is refused as %s', (text, pictures, isMeant, denial) =>
    expect(threadTextDenial(text, pictures, isMeant)).toBe(denial),
  )
})

import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../durations.ts'
import { letterCodeDenial, letterCodeMail } from './letter-code.ts'

const NOW = 30 * DAY_MS
const li = 'li@family.example'
const own = (minutesAgo: number, mailAddress = li) => ({ mailAddress, at: NOW - minutesAgo * MINUTE_MS })
const others = (count: number) => Array.from({ length: count }, (_, index) => NOW - (count - index) * MINUTE_MS)

describe('letterCodeDenial', () => {
  it.each([
    ['the first code is sent', { ofAccount: [], toAddress: [] }, null],
    ['a second code to one address waits for a minute', { ofAccount: [own(0.5)], toAddress: [] }, 'just-sent'],
    ['a second code is sent after a minute', { ofAccount: [own(1)], toAddress: [] }, null],
    ['a mistyped address is corrected at once', { ofAccount: [own(0.1, 'lo@family.example')], toAddress: [] }, null],
    [
      'an account has five codes a day, to whichever addresses',
      { ofAccount: [9, 8, 7, 6, 5].map((minutes) => own(minutes, `${minutes}@family.example`)), toAddress: [] },
      'too-many',
    ],
    ['an address gets five codes a day, from whichever accounts', { ofAccount: [], toAddress: others(5) }, 'too-many'],
  ])('%s', (_name, sent, reason) => {
    expect(letterCodeDenial(sent, li, NOW)?.reason ?? null).toBe(reason)
  })
})

it('the mail with a code says in each language what it is for, and what to do when it was not asked for', () => {
  const mails = (['en-US', 'zh-CN', 'ja-JP'] as const).map((language) => letterCodeMail('Huawen', language, '482913'))
  for (const { subject, text } of mails) expect([subject, text].every((part) => part.includes('482913'))).toBe(true)
  expect(mails.map(({ text }) => /isn’t|不是|心当たり/.test(text))).toEqual([true, true, true])
})

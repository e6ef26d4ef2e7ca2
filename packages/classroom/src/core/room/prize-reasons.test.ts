import { expect, it } from 'vitest'
import { prizeReasonIn } from './prize-reasons.ts'

it('[R25] a usual reason is read in the reader’s language, whatever the teacher’s was', () => {
  for (const reason of ['Good pronunciation', '发音标准', '発音がきれい']) {
    expect(prizeReasonIn('ja-JP', reason)).toBe('発音がきれい')
    expect(prizeReasonIn('zh-CN', reason)).toBe('发音标准')
  }
})

it('[R25] a reason in the teacher’s own words stays as it is', () => {
  expect(prizeReasonIn('ja-JP', 'Good question!')).toBe('Good question!')
})

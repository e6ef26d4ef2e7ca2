import { memoryStorage } from '@hwjy/sdk'
import { expect, it } from 'vitest'
import { fitsVisitor, type Visit } from './fits-visitor.ts'

function visit(change: Partial<Visit> = {}): Visit {
  return {
    pageLanguage: 'ja-JP',
    languages: ['ja', 'en'],
    device: memoryStorage(),
    tab: memoryStorage(),
    historyState: null,
    ...change,
  }
}
function holding(key: string, value: string) {
  const storage = memoryStorage()
  storage.setItem(key, value)
  return storage
}

it('fits a new visitor who reads its language', () => {
  expect(fitsVisitor(visit())).toBe(true)
  expect(fitsVisitor(visit({ device: holding('hwjy.theme', 'dark') }))).toBe(true)
})

it('fits nobody who reads another language, or has chosen one', () => {
  expect(fitsVisitor(visit({ languages: ['zh-TW'] }))).toBe(false)
  expect(fitsVisitor(visit({ device: holding('hwjy.language', 'zh-CN') }))).toBe(false)
})

it('fits nobody who is signed in, who signs in another way, or who has typed a name', () => {
  for (const key of ['hwjy.session', 'hwjy.signInAs', 'hwjy.signInBy']) {
    expect([key, fitsVisitor(visit({ device: holding(key, 'x') }))]).toEqual([key, false])
  }
  expect(fitsVisitor(visit({ tab: holding('hwjy.draft.signIn', '{"username":"anna"}') }))).toBe(false)
})

it('fits nobody to whom the page before has something to say', () => {
  expect(fitsVisitor(visit({ historyState: { usr: { from: '/student' }, idx: 1 } }))).toBe(false)
  expect(fitsVisitor(visit({ historyState: { usr: null, idx: 0 } }))).toBe(true)
})

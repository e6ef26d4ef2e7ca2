import { saveLanguage } from '@hwjy/sdk'
import { expect, it, vi } from 'vitest'
import { keepPageLanguage, setLanguage, startI18n } from './i18n.ts'

it('tells the page its language, for readers and fonts, from the start and at every change', async () => {
  keepPageLanguage()
  await startI18n()
  expect(document.documentElement.lang).toBe('en-US')
  await setLanguage('ja-JP')
  expect(document.documentElement.lang).toBe('ja-JP')
})

it('follows a language that is chosen in another tab', async () => {
  keepPageLanguage()
  await startI18n()
  saveLanguage(localStorage, 'zh-CN')
  window.dispatchEvent(new StorageEvent('storage', { key: 'hwjy.language', newValue: 'zh-CN' }))
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'), 60_000)
})

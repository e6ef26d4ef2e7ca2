import { expect, it } from 'vitest'
import { keepPageLanguage, setLanguage, startI18n } from './i18n.ts'

it('tells the page its language, for readers and fonts, from the start and at every change', async () => {
  keepPageLanguage()
  await startI18n()
  expect(document.documentElement.lang).toBe('en-US')
  await setLanguage('ja-JP')
  expect(document.documentElement.lang).toBe('ja-JP')
})

import { expect, it } from 'vitest'
import { i18n, setLanguage, startI18n } from './i18n.ts'

it('a text of the app has its values, and the form of its language for one and for many', async () => {
  await startI18n()
  i18n.addResourceBundle('en-US', 'lessons', { students: '{name}: {count|# student|# students}' })
  i18n.addResourceBundle('zh-CN', 'lessons', { students: '{name}：{count} 名学生' })
  expect(i18n.t('lessons:students', { count: 1, name: 'HSK 2' })).toBe('HSK 2: 1 student')
  expect(i18n.t('lessons:students', { count: 2, name: 'HSK 2' })).toBe('HSK 2: 2 students')
  await setLanguage('zh-CN')
  expect(i18n.t('lessons:students', { count: 2, name: 'HSK 2' })).toBe('HSK 2：2 名学生')
})

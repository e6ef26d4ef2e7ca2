import { House } from 'lucide-react'
import PinyinMatch from 'pinyin-match'
import { describe, expect, it } from 'vitest'
import { type PaletteEntry, rankEntries, type ReadsLike } from './rank-entries.ts'
import { chineseSynonymsOf, passwordWords, synonymsOf } from './synonyms.ts'

const readsLike: ReadsLike = (hanzi, letters) => PinyinMatch.match(hanzi, letters) !== false
const entry = (label: string, hint: string, words = synonymsOf(label)): PaletteEntry => ({
  id: label,
  label,
  hint,
  icon: House,
  words,
  chinese: [label, ...chineseSynonymsOf(label)],
  run: () => undefined,
})
/** In an interface that is not Chinese. */
const foreignEntry = (label: string, hint: string): PaletteEntry => ({
  ...entry(label, hint),
  chinese: chineseSynonymsOf(label),
})
const labels = (entries: readonly PaletteEntry[]) => entries.map(({ label }) => label)

describe('what was typed', () => {
  const entries = [
    entry('Home', 'Page'),
    entry('Settings', 'Page'),
    entry('第二课 谢谢你', 'Today’s lesson'),
    entry('Dark', 'Appearance'),
    entry('Sign out', 'Action'),
  ]
  it.each([
    ['everything while nothing is typed', ' ', ['Home', 'Settings', '第二课 谢谢你', 'Dark', 'Sign out']],
    ['a beginning before a middle', 'Si', ['Sign out']],
    ['a word within', 'out', ['Sign out']],
    ['Chinese in the middle of a name', '谢', ['第二课 谢谢你']],
    ['full-width letters as letters', 'ｄａｒｋ', ['Dark']],
    ['words of name and kind together', 'dark app', ['Dark']],
    ['nothing for nonsense', 'xyz', []],
  ])('finds %s', (_, typed, found) => expect(labels(rankEntries(entries, typed))).toEqual(found))
})

describe.each([
  ['English', ['Homework', 'Security', 'Timetable', 'Sign out', 'Messages']],
  ['Chinese', ['作业', '安全中心', '课表', '退出登录', '消息']],
  ['Japanese', ['宿題', 'セキュリティ', '時間割', 'ログアウト', 'メッセージ']],
])('in %s, the same thing is found by its words of any language', (_, [homework, security, timetable, out, inbox]) => {
  const names = [homework, security, timetable, out, inbox].map((label = '') => label)
  const entries = names.map((label) => entry(label, ''))
  it.each([
    ['功课', homework],
    ['作业', homework],
    ['宿題', homework],
    ['homework', homework],
    ['assign', homework],
    ['密码', security],
    ['パスワード', security],
    ['password', security],
    ['schedule', timetable],
    ['日历', timetable],
    ['退出', out],
    ['log out', out],
    ['ログアウト', out],
    ['通知', inbox],
  ])('%s', (typed, label) => expect(labels(rankEntries(entries, typed, readsLike))[0]).toBe(label))

  it.each([
    ['zuoye', homework],
    ['mima', security],
    ['tuichu', out],
    ['xiaoxi', inbox],
    ['xx', inbox],
  ])('%s, as it is read', (typed, label) => {
    expect(labels(rankEntries(entries, typed, readsLike))).toContain(label)
    expect(labels(rankEntries(entries, typed, null))).not.toContain(label)
  })
})

describe.each([
  ['English', 'Security'],
  ['Chinese', '安全中心'],
  ['Japanese', 'セキュリティ'],
])('in %s, words are found that are written as one', (_, label) => {
  const entries = [entry('Home', 'Page'), entry(label, 'Page'), entry('Dark', 'Appearance')]
  it.each([
    '修改密码',
    '更换手机号',
    'changepassword',
    'change password',
    'changepass',
    'パスワード変更',
    'xiugaimima',
  ])('%s', (typed) => expect(labels(rankEntries(entries, typed, readsLike))).toEqual([label]))
  it.each(['修改天气', 'changeweather', 'passwordx'])('but not %s', (typed) =>
    expect(labels(rankEntries(entries, typed, readsLike))).toEqual([]),
  )
})

it('puts what is written before what is meant, and that before what is read', () => {
  const entries = [entry('米饭', '', []), entry('Security', '', ['password']), entry('Password', '', [])]
  expect(labels(rankEntries(entries, 'pass'))).toEqual(['Password', 'Security'])
  const read = [entry('密码', '', []), entry('My mimas', '', []), entry('Mima', '', [])]
  expect(labels(rankEntries(read, 'mima', readsLike))).toEqual(['Mima', 'My mimas', '密码'])
})

it('reads a lesson by its initials and by syllables apart', () => {
  const lessons = [entry('在饭馆点菜', '', []), entry('第二课 谢谢你', '', [])]
  expect(labels(rankEntries(lessons, 'fanguan', readsLike))).toEqual(['在饭馆点菜'])
  expect(labels(rankEntries(lessons, 'xxn', readsLike))).toEqual(['第二课 谢谢你'])
})

it.each(['ben', 'riben', 'sheding', 'suti'])('does not read Japanese words as if they were Chinese: %s', (typed) => {
  const entries = [foreignEntry('日本語', '言語'), foreignEntry('設定', 'ページ'), foreignEntry('宿題', 'ページ')]
  expect(labels(rankEntries(entries, typed, readsLike))).toEqual([])
})

it.each([
  ['riyu', '日本語'],
  ['shezhi', '設定'],
  ['zuoye', '宿題'],
])('finds what is called so in Chinese, though it stands there in Japanese: %s', (typed, label) => {
  const entries = [foreignEntry('日本語', '言語'), foreignEntry('設定', 'ページ'), foreignEntry('宿題', 'ページ')]
  expect(labels(rankEntries(entries, typed, readsLike))).toEqual([label])
})

it.each([
  ['Security', 'Change password'],
  ['安全中心', '修改密码'],
  ['セキュリティ', 'パスワードを変更'],
])('leads from every way to say it to changing the password, before the page %s', (page, label) => {
  const press = { ...entry(label, ''), ...passwordWords, isNarrow: true }
  for (const typed of ['password', 'change password', '修改密码', '密码', 'mima', 'xiugaimima', 'パスワード変更'])
    expect(labels(rankEntries([entry(page, ''), press], typed, readsLike))[0]).toBe(label)
})

describe('a reading', () => {
  const entries = [{ ...entry('Lesson 2 Thank you', ''), chinese: ['第二课 谢谢你', '绿色'] }]
  it.each(['xiexie', 'xièxie', 'xièxiè nǐ', 'XIÈXIE', 'lǜsè'])('is found as %s', (typed) =>
    expect(
      labels(rankEntries(entries, typed, (hanzi, letters) => readsLike(hanzi, letters.replaceAll(' ', '')))),
    ).toEqual(['Lesson 2 Thank you']),
  )
})

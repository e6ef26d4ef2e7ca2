import { House } from 'lucide-react'
import { expect, it } from 'vitest'
import { rankEntries } from './rank-entries.ts'

const entry = (label: string, hint: string) => ({ id: label, label, hint, icon: House, run: () => undefined })
const entries = [
  entry('Home', 'Page'),
  entry('Settings', 'Page'),
  entry('第二课 谢谢你', 'Today’s lesson'),
  entry('Dark', 'Appearance'),
  entry('Sign out', 'Action'),
]

it.each([
  ['everything while nothing is typed', ' ', ['Home', 'Settings', '第二课 谢谢你', 'Dark', 'Sign out']],
  ['a beginning before a middle', 'S', ['Settings', 'Sign out', '第二课 谢谢你']],
  ['a word within', 'out', ['Sign out']],
  ['Chinese in the middle of a name', '谢', ['第二课 谢谢你']],
  ['full-width letters as letters', 'ｄａｒｋ', ['Dark']],
  ['words of name and kind together', 'dark app', ['Dark']],
  ['nothing for nonsense', 'xyz', []],
])('finds %s', (_, typed, found) => {
  expect(rankEntries(entries, typed).map(({ label }) => label)).toEqual(found)
})

import { expect, it } from 'vitest'
import { freeUsername, usernameBase } from './person-rules.ts'

it.each([
  ['王小明', 'wang.xiaoming'],
  ['李小明', 'li.xiaoming'],
  ['周敏', 'zhou.min'],
  ['欧阳修', 'ouyang.xiu'],
  ['歐陽修', 'ouyang.xiu'],
  ['曾国藩', 'zeng.guofan'],
  ['单田芳', 'shan.tianfang'],
  ['呂昊玥', 'lv.haoyue'],
  ['長孫明', 'zhangsun.ming'],
  ['王 小明', 'wang.xiaoming'],
  ['Anna 王', 'anna.wang'],
  ['Mia Rossi', 'mia.rossi'],
  ['Léo', 'leo'],
  ['田中さくら', 'student'],
  ['李', 'student'],
  ['🙂', 'student'],
])('the username of %s begins as %s', (name, username) => expect(usernameBase(name, 'student')).toBe(username))

it('a username has a number only where it is taken', () => {
  const taken = new Set(['wang.xiaoming', 'wang.xiaoming2'])
  expect(freeUsername(usernameBase('王小明', 'student'), (username) => taken.has(username))).toBe('wang.xiaoming3')
  expect(freeUsername(usernameBase('王小丽', 'student'), (username) => taken.has(username))).toBe('wang.xiaoli')
})

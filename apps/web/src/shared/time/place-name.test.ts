import { expect, it } from 'vitest'
import english from '../../locales/en-US/places.json'
import japanese from '../../locales/ja-JP/places.json'
import chinese from '../../locales/zh-CN/places.json'
import { placeName } from './place-name.ts'
import { isKnownZone } from './time-zone.ts'

it.each([
  ['Asia/Shanghai', 'Shanghai', '上海', '上海'],
  ['Asia/Chongqing', 'Chongqing', '重庆', '重慶'],
  ['Asia/Hong_Kong', 'Hong Kong', '香港', '香港'],
  ['Asia/Macau', 'Macao', '澳门', 'マカオ'],
  ['Asia/Urumqi', 'Ürümqi', '乌鲁木齐', 'ウルムチ'],
  ['Asia/Tokyo', 'Tokyo', '东京', '東京'],
  ['Asia/Saigon', 'Ho Chi Minh City', '胡志明市', 'ホーチミン'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires', '布宜诺斯艾利斯', 'ブエノスアイレス'],
  ['America/St_Johns', 'St Johns', 'St Johns', 'St Johns'],
  ['UTC', 'UTC', 'UTC', 'UTC'],
])('%s is %s, %s, %s', (zone, en, zh, ja) =>
  expect([english, chinese, japanese].map((names) => placeName(zone, names))).toEqual([en, zh, ja]),
)

it('knows no zone that is none', () => {
  expect(Object.keys(english).filter((zone) => !isKnownZone(zone))).toEqual([])
})

it('writes Japanese names without characters that only Chinese has', () => {
  const simplified = /[东庆澳门乌鲁马尔罗兰纽约湾]/
  expect(Object.values(japanese).filter((name) => simplified.test(name))).toEqual([])
})

import { expect, it } from 'vitest'
import english from '../../locales/en-US/places.json'
import japanese from '../../locales/ja-JP/places.json'
import { placeName } from './place-name.ts'
import { offsetLabel, zoneOptions } from './zone-options.ts'

const winter = new Date('2026-01-15T12:00:00Z')
const summer = new Date('2026-07-15T12:00:00Z')

it.each([
  ['Asia/Shanghai', winter, 'UTC+8'],
  ['America/St_Johns', winter, 'UTC−3:30'],
  ['Europe/London', winter, 'UTC'],
  ['Europe/London', summer, 'UTC+1'],
])('says how far %s is from UTC, with daylight saving', (zone, at, label) => expect(offsetLabel(zone, at)).toBe(label))

it('lists places as people write them', () => {
  expect(zoneOptions(winter, (zone) => placeName(zone, english))).toContainEqual({
    value: 'America/New_York',
    label: 'America/New York · UTC−5',
  })
  expect(zoneOptions(winter, (zone) => placeName(zone, japanese))).toContainEqual({
    value: 'Asia/Tokyo',
    label: '東京 · Asia/Tokyo · UTC+9',
  })
})

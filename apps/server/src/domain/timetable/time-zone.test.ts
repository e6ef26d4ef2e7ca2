import { expect, it } from 'vitest'
import { ianaZone } from './time-zone.ts'

it.each([
  ['Asia/Shanghai', 'Asia/Shanghai'],
  ['asia/shanghai', 'Asia/Shanghai'],
  ['Australia/Sydney', 'Australia/Sydney'],
  ['UTC', 'UTC'],
])('the zone %s is known as %s', (name, zone) => expect(ianaZone(name)).toBe(zone))

it.each([
  ['a place without a clock', 'Asia/Nowhere'],
  ['an offset', '+05:30'],
  ['nothing', ''],
  ['a name that is too long', 'A/'.repeat(40)],
  ['a text that held the former pattern for minutes', `A${'/a+'.repeat(20)}!`],
])('%s is no zone', (_, name) => expect(ianaZone(name)).toBeNull())

it('an older name of a zone is a zone, too', () => expect(ianaZone('Asia/Calcutta')).not.toBeNull())

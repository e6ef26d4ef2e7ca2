import { expect, it } from 'vitest'
import { readWeekdays } from './import-values.ts'

it.each([
  ['1,3', [1, 3]],
  ['周一、周三', [1, 3]],
  ['周一三五', [1, 3, 5]],
  ['星期天', [7]],
  ['礼拜二', [2]],
  ['Mon Wednesday', [1, 3]],
  ['月曜日、水', [1, 3]],
  ['周一 1', null],
  ['周', null],
  ['8', null],
  ['someday', null],
])('the days of the week %s are read as %j', (text, days) => expect(readWeekdays(text)).toEqual(days))

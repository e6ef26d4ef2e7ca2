import type { QuestionRuby } from '@hwjy/sdk'
import { typedPinyin } from '../../../shared/questions/typed-pinyin.ts'
import { COLUMNS } from './columns.ts'
import type { WrittenReading } from './written-readings.ts'

const FIELDS: readonly QuestionRuby['field'][] = ['title', 'passage', 'A', 'B', 'C', 'D', 'E', 'F']
const READING = /^(?:([^:：=＝]{1,10})[:：])?([^:：=＝#＃]{1,50})(?:[#＃]([1-9]\d?))?[=＝]([^=＝]{1,200})$/

/** Reads `行=hang2; B:了=liǎo`. @returns null where a part of it is no reading */
export function readReadings(text: string): readonly WrittenReading[] | null {
  const readings: WrittenReading[] = []
  for (const part of text.split(/[;；]/)) {
    if (part.trim() === '') continue
    const [, name = 'title', word = '', nth = '1', typed = ''] = READING.exec(part.trim()) ?? []
    const column = COLUMNS[name.trim().toLowerCase()]
    const field = FIELDS.find((each) => each === column)
    const pinyin = typedPinyin(typed)
    if (field === undefined || pinyin === null || word.trim() === '') return null
    readings.push({ field, word: word.trim(), nth: Number(nth), pinyin })
  }
  return readings
}

/** Marks typed answers. Pure; the authority brings it along, so that no page of a class carries its tables. [R72] */
import type { MarkTyped } from '../room/commands/table.ts'
import { markHanzi } from './mark-hanzi.ts'
import { markPinyin } from './mark-pinyin.ts'
import { readings } from './readings.ts'

export const markAnswer: MarkTyped = (given, { answerBy, accepted, pinyin }) =>
  answerBy === 'pinyin' ? markPinyin(given, accepted, pinyin, readings()) : markHanzi(given, accepted, readings())

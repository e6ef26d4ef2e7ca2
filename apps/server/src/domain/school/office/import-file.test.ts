import { describe, expect, it } from 'vitest'
import { importRows } from './import-file.ts'
import type { ImportRow } from './import-row.ts'
import { readPrice } from './import-values.ts'

describe('the rows of a file', () => {
  const file = (cells: string[][]) => ({
    format: 'csv' as const,
    sheets: [{ name: '', rows: cells.map((one, index) => ({ line: index + 1, cells: one, isBroken: false })) }],
  })

  it('say where a row of a text file was cut', () => {
    const rows = importRows(
      file([
        ['externalId', 'name', 'birthday'],
        ['S-2', 'Ben'],
      ]),
      'students',
    )
    expect(rows).toMatchObject({ rows: [{ line: 2, problems: [{ field: '', reason: 'cut-row' }] }] })
  })
  it('are none without columns that an import knows', () => {
    expect(importRows(file([['a', 'b']]), null)).toBe('unknown-columns')
    expect(importRows(file([['externalId', 'name', 'course', 'teacher']]), null)).toBe('no-rows')
  })
  it('name the columns whose cells are left out', () => {
    const rows = importRows(
      file([
        ['externalId', 'name', 'usrname', '', ''],
        ['S-2', 'Ben', 'ben.c', 'red', ''],
      ]),
      'students',
    )
    expect(rows).toMatchObject({ unreadColumns: ['usrname', 'D'], rows: [{ fields: { name: 'Ben' } }] })
  })
  it('leave out rows that are marked as notes', () => {
    const rows = importRows(
      file([
        ['externalId', 'name'],
        ['# S-1', 'An example'],
        ['S-2', 'Ben'],
      ]),
      'students',
    )
    expect(rows).toMatchObject({ rows: [{ line: 3, fields: { externalId: 'S-2', name: 'Ben' } }] })
  })
  it('hold prices as spreadsheets write them, and a text that is none as it is', () => {
    expect(['1280', '1,280.50', '￥1280', '１２８０元', '0'].map(readPrice)).toEqual([
      '1280',
      '1280.50',
      '1280',
      '1280',
      '0',
    ])
    for (const text of ['free', '12,80', '1.2.3', '-5', '1280.555']) expect(readPrice(text)).toBe(text)
  })
  it('hold days, times and class sizes as Chinese spreadsheets write them', () => {
    const fieldsOf = (table: ImportRow['table'], headers: string[], cells: string[]) => {
      const read = importRows(file([headers, cells]), table)
      return typeof read === 'string' ? read : read.rows[0]?.fields
    }
    const days = ['2014/3/5', '2014年3月5日', '2014.3.5', '2014/3/5 0:00', '2014-3-5']
    for (const birthday of days)
      expect(fieldsOf('students', ['name', '生日'], ['李', birthday])).toEqual({ name: '李', birthday: '2014-03-05' })
    expect(fieldsOf('courses', ['externalId', 'name', '班型'], ['C', 'HSK 1', '小班'])).toMatchObject({
      classType: 'small',
    })
    const series = fieldsOf(
      'series',
      ['class', 'weekdays', 'time', 'startDate', 'lessons'],
      ['C', '周一', '9：30', '2026/12/1', '１２'],
    )
    expect(series).toMatchObject({ time: '09:30', startDate: '2026-12-01', lessons: '12' })
  })
})

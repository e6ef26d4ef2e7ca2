import { describe, expect, it } from 'vitest'
import { guessTable, readHeaders } from './import-columns.ts'

describe('the columns of an import', () => {
  it('are known by our names and by words of the three languages', () => {
    expect(guessTable(['学号', '姓名', '家长'])).toBe('students')
    expect(guessTable(['External ID', 'Name', 'Course', 'Teacher'])).toBe('classes')
    expect(guessTable(['クラス', '生徒'])).toBe('enrolments')
    for (const label of ['ID in your own system', '校内编号', '学校独自の ID'])
      expect(readHeaders('courses', [label, 'name'])).toMatchObject([{ name: 'externalId' }, { name: 'name' }])
    expect(guessTable(['externalId', 'name'])).toBe('ambiguous-columns')
    expect(guessTable(['a', 'b'])).toBe('unknown-columns')
  })
  it('are told apart by the name of the file where they fit several tables', () => {
    const ofPeople = ['externalId', 'name', 'nickname', 'username', 'phoneCountry', 'mobile']
    expect(guessTable(ofPeople, 'teachers (1).csv')).toBe('teachers')
    expect(guessTable(ofPeople, '学生.xlsx')).toBe('students')
    expect(guessTable(ofPeople, 'teachers and students.csv')).toBe('ambiguous-columns')
    expect(guessTable(['externalId', 'name', 'course', 'teacher'], 'teachers.csv')).toBe('classes')
  })
  it('are refused when one is missing, and otherwise when one is named twice', () => {
    expect(readHeaders('enrolments', ['class'])).toBe('unknown-columns')
    expect(readHeaders('students', ['name', '姓名', 'externalId'])).toBe('repeated-columns')
    expect(guessTable(['class', '学生', 'student'])).toBe('repeated-columns')
    expect(guessTable(['student', 'student'])).toBe('unknown-columns')
  })
  it('may stand between columns that mean nothing here', () => {
    expect(readHeaders('enrolments', ['class', 'note', 'student'])).toMatchObject([
      { name: 'class' },
      null,
      { name: 'student' },
    ])
  })
})

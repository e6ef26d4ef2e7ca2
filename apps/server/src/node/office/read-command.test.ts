import { describe, expect, it } from 'vitest'
import { answerText } from './answer-text.ts'
import { readCommand, UsageError } from './read-command.ts'

describe('the words of pnpm school', () => {
  it('make a school with its first administrator', () => {
    const words = ['create', '--name', '华文学校', '--slug', 'huawen', '--admin', 'Ada Lin', '--json', '--dry-run']
    expect(readCommand(words)).toMatchObject({
      type: 'run',
      isJson: true,
      request: { type: 'create', name: '华文学校', slug: 'huawen', admin: 'Ada Lin', isDryRun: true },
    })
  })
  it('carry no password: there is no option for one', () => {
    expect(() => readCommand(['add-teacher', '--name', 'Li', '--password', 'x'])).toThrow(UsageError)
  })
  it('name a file and whether all of it has to be right', () => {
    expect(readCommand(['import', './lists/students.csv', '--all'])).toMatchObject({
      file: './lists/students.csv',
      request: { fileName: 'students.csv', mode: 'all' },
    })
  })
  it('set several things at once', () => {
    expect(readCommand(['set', 'knownDevices=3', 'name=A=B'])).toMatchObject({
      request: { values: { knownDevices: '3', name: 'A=B' } },
    })
  })
  it.each([
    [['nothing']],
    [['create', '--name', 'x']],
    [['import']],
    [['set', 'x']],
    [['key', 'eat']],
    [['export', '--table', 'pets', '-o', 'x']],
    [['export', '--template']],
  ])('%j is refused with what to write instead', (words) => expect(() => readCommand(words)).toThrow(UsageError))
  it.each([[[]], [['--help']], [['import', '--help']]])('%j explains itself', (words) =>
    expect(readCommand(words)).toMatchObject({ type: 'help', text: expect.stringContaining('pnpm school') }),
  )
})

it('an answer shows what is wrong with which row', () => {
  const problems = [
    { line: 3, table: 'students', label: 'S-2', problems: [{ field: 'name', reason: 'too-long', value: 'x' }] },
  ]
  expect(answerText({ state: 'done', bad: 1, failure: null, problems })).toBe(
    'state  done\nbad    1\nline 3, students, S-2, name: too long (x)',
  )
})

it('an answer shows what is allowed beside what is wrong', () => {
  const problem = { field: 'birthday', reason: 'not-a-date', value: '5/3', allowed: '2014-03-05' }
  const problems = [{ line: 3, table: 'students', label: '', problems: [problem] }]
  expect(answerText({ problems })).toBe('line 3, students, birthday: not a date (5/3), allowed: 2014-03-05')
})

it('an answer has no JSON at a terminal: a list has a line for each thing, and a field its own name', () => {
  const keys = [
    { id: 'key_1', name: 'Site', origins: ['https://a.example', 'https://b.example'], revokedAt: null },
    { id: 'key_2', name: 'Server', origins: [], revokedAt: '2026-11-20T01:00:00.000Z' },
  ]
  expect(answerText({ keys, settings: { knownDevices: 3 }, tables: ['students'] }).split('\n')).toEqual([
    'keys                   id key_1 · name Site · origins https://a.example, https://b.example',
    'keys                   id key_2 · name Server · origins – · revokedAt 2026-11-20T01:00:00.000Z',
    'settings.knownDevices  3',
    'tables                 students',
  ])
})

import { requestSchemas } from '@hwjy/sdk/schemas'
import { expect, it } from 'vitest'
import { inputIssues, inputSentence } from './input-sentences.ts'

const LANGUAGES = ['en-US', 'zh-CN', 'ja-JP'] as const
const { addSchoolPerson, createClientKey, setWeeklyLetter, updateSchool, updateSchoolSettings } = requestSchemas

const saidOf = (schema: (typeof requestSchemas)[keyof typeof requestSchemas], input: object) => {
  const { error } = schema.safeParse(input, { error: inputSentence('en-US') })
  return inputIssues(error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`)
}

it('a sentence says what is wrong with a field', () => {
  expect(saidOf(updateSchool, { name: ' ' })).toEqual(['name: This is empty.'])
  expect(saidOf(updateSchool, { name: 7 })).toEqual(['name: This must be a text.'])
  expect(saidOf(updateSchool, { name: '课'.repeat(1_000) })).toEqual(['name: This must have at most 80 characters.'])
  expect(saidOf(setWeeklyLetter, { mailAddress: 'a@localhost' })).toEqual([
    'mailAddress: This isn’t written in the way that is asked for.',
  ])
  expect(saidOf(createClientKey, { name: 'A', kind: 'app' })).toEqual([
    'kind: This must be one of these: page, server.',
  ])
  for (const origin of ['https://*.school.example', 'https://school.example/app'])
    expect(saidOf(createClientKey, { name: 'A', kind: 'page', origins: [origin] })).toEqual([
      'origins.0: This must be the address of a site alone, such as https://school.example, without a path or a wildcard.',
    ])
  expect(saidOf(updateSchoolSettings, { largeClassLimit: 300 })).toEqual([
    'largeClassLimit: This must be one of these: 200, 500.',
  ])
  expect(saidOf(addSchoolPerson, {})).toEqual(['role: This is missing.', 'name: This is missing.'])
})

it('no call answers with a pattern or with words of the validator, whatever is wrong', () => {
  const wrong = [
    undefined,
    null,
    '',
    ' ',
    '\0',
    '-',
    'x'.repeat(100_000),
    -1,
    1.5,
    1e15,
    true,
    [],
    [null],
    {},
    { x: 1 },
  ]
  const said = new Set<string>()
  for (const schema of Object.values(requestSchemas))
    for (const language of LANGUAGES)
      for (const value of wrong) {
        const input = Object.fromEntries(fieldsOf(schema).map((name) => [name, value]))
        const { error } = schema.safeParse(input, { error: inputSentence(language) })
        for (const { message } of inputIssues(error?.issues ?? [])) said.add(message)
      }
  expect(said.size).toBeGreaterThan(50)
  expect([...said].filter((message) => !/[.。]$/.test(message))).toEqual([])
  expect([...said].filter((message) => /invalid|expected|pattern|regex|\\|\^|\$|\{/i.test(message))).toEqual([])
})

/** The names of a schema's fields; of a union, those of all its forms. */
function fieldsOf(schema: unknown): string[] {
  const { shape, options } = (schema as { _zod: { def: { shape?: object; options?: unknown[] } } })._zod.def
  return [...Object.keys(shape ?? {}), ...(options ?? []).flatMap(fieldsOf)]
}

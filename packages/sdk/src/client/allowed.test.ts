import { expect, it } from 'vitest'
import { AccountUsername, NewClientKey, NewSchoolPerson, SchoolChange, SchoolSettingsChange } from '../schemas.ts'
import { allowedAt } from './allowed.ts'

it('allowedAt tells the least and most of a number', () => {
  expect(allowedAt(SchoolSettingsChange, 'passwordMinLength')).toMatchObject({ kind: 'number', min: 8, max: 64 })
})

it('allowedAt names the schema of an optional field, so that a form knows which words it has', () => {
  const username = allowedAt(NewSchoolPerson, 'username')
  expect(username).toMatchObject({ kind: 'text', min: 3, max: 64 })
  expect(username?.schema).toBe(AccountUsername)
})

it('allowedAt looks into lists and objects', () => {
  expect(allowedAt(NewClientKey, 'origins')?.kind).toBe('list')
  expect(allowedAt(NewClientKey, 'origins.2')).toMatchObject({ kind: 'text', min: null })
  expect(allowedAt(SchoolChange, 'names.en-US')?.kind).toBe('text')
})

it('allowedAt knows nothing of a field that the contract does not have', () => {
  expect(allowedAt(SchoolChange, 'nameEn')).toBeNull()
})

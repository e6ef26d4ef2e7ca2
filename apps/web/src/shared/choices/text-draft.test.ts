import { expect, it } from 'vitest'
import { readTextDraft } from './text-draft.ts'

const initial = { zone: '86', mobile: '' }
const typedAt = Date.UTC(2026, 10, 20, 14, 32)

it.each([
  ['nothing was typed yet', null, initial, null],
  ['the phone number', { typedAt, fields: { zone: '44', mobile: '740' } }, { zone: '44', mobile: '740' }, typedAt],
  [
    'one field, and the others as they begin',
    { typedAt, fields: { mobile: '138' } },
    { zone: '86', mobile: '138' },
    typedAt,
  ],
  ['no fields of an older form, no numbers', { typedAt, fields: { name: 'Anna', mobile: 138 } }, initial, typedAt],
  ['nothing of what is no draft', { mobile: '138' }, initial, null],
  ['nothing that was typed nobody knows when', { fields: { mobile: '138' } }, initial, null],
  ['nothing of what is no form', '86', initial, null],
] as const)('a reload keeps %s', (_, stored, fields, at) =>
  expect(readTextDraft(stored, initial)).toEqual({ fields, typedAt: at }),
)

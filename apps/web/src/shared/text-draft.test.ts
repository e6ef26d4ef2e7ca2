import { expect, it } from 'vitest'
import { readTextDraft } from './text-draft.ts'

const initial = { zone: '86', mobile: '' }

it.each([
  ['nothing was typed yet', null, initial],
  ['the phone number', '{"zone":"44","mobile":"7400123456"}', { zone: '44', mobile: '7400123456' }],
  ['one field, and the others as they begin', '{"mobile":"138"}', { zone: '86', mobile: '138' }],
  ['no fields of an older form, no numbers', '{"name":"Anna","mobile":138}', initial],
  ['nothing of what cannot be read', '{"zone":', initial],
  ['nothing of what is no form', '"86"', initial],
] as const)('a reload keeps %s', (_, stored, draft) => expect(readTextDraft(stored, initial)).toEqual(draft))

import {
  AccountUsername,
  allowedAt,
  Day,
  MailAddress,
  Mobile,
  OfficePhone,
  SchoolSlug,
  type Violation,
  WebOrigin,
} from '@hwjy/sdk/schemas'
import { useTranslation } from 'react-i18next'
import type { Validator } from './contract-resolver.ts'

/** Texts with a pattern that people can be told about. */
const forms = new Map<unknown, 'username' | 'mail' | 'mobile' | 'officePhone' | 'slug' | 'day' | 'origin'>([
  [AccountUsername, 'username'],
  [MailAddress, 'mail'],
  [Mobile, 'mobile'],
  [OfficePhone, 'officePhone'],
  [SchoolSlug, 'slug'],
  [Day, 'day'],
  [WebOrigin, 'origin'],
])

/** What the server refuses beyond the contract, by field and issue code. */
const refusals = {
  'studentLimit too_small': 'refused.seatsTaken',
  'studentLimit too_big': 'refused.seatsOfType',
  'cycle overlap': 'refused.slots',
  'lessonMinutes not_allowed': 'forms.lessonMinutes',
  'mobile not_a_phone': 'forms.phone',
  'birthday too_late': 'forms.birthday',
} as const

export interface LimitTextOptions {
  /** The value at the violation's path, to be named where a field holds several. */
  value?: unknown
  /** How many of the contract's units the field shows as one, such as the bytes of a megabyte. Default 1. */
  scale?: number
}

/** Says what a field may hold, in words for every limit of the contract. Pages load the words of `limits`. */
export function useLimitText() {
  const { t } = useTranslation('limits')

  function violationText(
    schema: Validator,
    { path, kind, limit }: Violation,
    { value, scale = 1 }: LimitTextOptions = {},
  ): string {
    const allowed = allowedAt(schema, path)
    // A rule of the form may be narrower than the contract.
    const min = kind === 'too-small' || kind === 'too-short' ? limit : (allowed?.min ?? null)
    const max = kind === 'too-large' || kind === 'too-long' ? limit : (allowed?.max ?? null)
    const range = { min: (min ?? 0) / scale, max: (max ?? 0) / scale }
    const side = min !== null && max !== null ? 'between' : min !== null ? 'min' : max !== null ? 'max' : 'any'
    const form = allowed && forms.get(allowed.schema)
    // A date that is none reaches the form as nothing.
    if (kind === 'missing' && form === 'day') return t('forms.day')
    if (kind === 'missing')
      return allowed?.kind === 'number' && side !== 'any'
        ? t('missingNumber', { range: t(`range.${side}`, range) })
        : t('missing')
    if (form)
      return t(`forms.${form}`, {
        min: form === 'mobile' ? MOBILE_MIN : range.min,
        max: range.max,
        value: String(value),
      })
    if (kind === 'too-small' || kind === 'too-large' || allowed?.kind === 'number') return t(`number.${side}`, range)
    if (allowed?.kind === 'list') return side === 'any' ? t('refused.other') : t(`list.${side}`, range)
    if (kind === 'too-long' || kind === 'too-short') return t(`text.${min !== null && min <= 1 ? 'max' : side}`, range)
    return t('text.any')
  }

  return {
    violationText,
    takenText: (field: 'slug' | 'username') => t(`refused.${field}Taken`),
    /** Words for a field that the server refused; `issue` is its code. */
    refusalText(schema: Validator, path: string, issue: string | undefined, options?: LimitTextOptions): string {
      const known = refusals[`${path} ${issue}` as keyof typeof refusals]
      if (known) return t(known)
      if (issue === 'unknown') return t('refused.unknown')
      if (issue === 'empty') return t('missing')
      return violationText(schema, { path, kind: 'wrong-form', limit: null }, options)
    },
  }
}

/** The pattern of a phone says its shortest, where `allowedAt` reads lengths alone. */
const MOBILE_MIN = 4

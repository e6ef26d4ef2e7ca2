import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { i18n } from '../i18n/i18n.ts'

/** Gives the words of a key, such as `timetable:move.save`, in the language of the page, which is loading them. */
export async function words(key: string, values: object = {}): Promise<string> {
  const [namespace = ''] = key.split(':')
  await waitFor(() => expect(i18n.hasResourceBundle(i18n.language, namespace)).toBe(true))
  expect(i18n.exists(key)).toBe(true)
  return (i18n.t as (key: string, values: object) => string)(key, values)
}

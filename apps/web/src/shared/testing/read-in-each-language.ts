import { type Language, LANGUAGES } from '@hwjy/sdk'
import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { i18n } from '../i18n/i18n.ts'
import { words } from './words.ts'

/** Changes the language of an opened page to one after the other, and then back. */
export async function inEachLanguage(look: (language: Language) => Promise<void>): Promise<void> {
  const opened = i18n.language
  for (const language of LANGUAGES) {
    await act(() => i18n.changeLanguage(language))
    await look(language)
  }
  await act(() => i18n.changeLanguage(opened))
}

/** The words of this key are read on the opened page in each language: they follow it. */
export async function readInEachLanguage(key: string): Promise<void> {
  const read = new Set<string>()
  await inEachLanguage(async () => {
    const text = await words(key)
    expect(await screen.findAllByText(text)).not.toHaveLength(0)
    read.add(text)
  })
  expect(read.size).toBe(LANGUAGES.length)
}

import { type Language, LANGUAGES } from '@hwjy/sdk'
import { act } from '@testing-library/react'
import { expect } from 'vitest'
import { setLanguage } from '../i18n/i18n.ts'

/** The same words in every language of the product. */
export type InLanguages = Readonly<Record<Language, RegExp>>

/** Words that follow the language of the page need no other call, as `refuseInOwnWords` makes; English comes back then. */
export async function expectInLanguages(place: HTMLElement, words: InLanguages): Promise<void> {
  for (const language of LANGUAGES) {
    await act(() => setLanguage(language))
    expect(place.textContent).toMatch(words[language])
  }
  await act(() => setLanguage('en-US'))
}

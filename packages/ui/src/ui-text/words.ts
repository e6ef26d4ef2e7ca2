import type { UiLanguage } from './ui-text.ts'
import { useUiLanguage } from './ui-text-provider.tsx'

export type Words<Text> = Readonly<Record<UiLanguage, Text>>

/**
 * Gives the texts of a component that most pages do not have. They live in a `…-words.ts` beside it, so that they are
 * fetched with it; texts of many components are in `ui-text.ts`, which every page carries.
 */
export const useWords = <Text>(words: Words<Text>): Text => words[useUiLanguage()]

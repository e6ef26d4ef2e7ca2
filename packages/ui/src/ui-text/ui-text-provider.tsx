import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type UiLanguage, type UiText, uiTexts } from './ui-text.ts'

const UiTextContext = createContext<UiText>(uiTexts['en-US'])
const UiLanguageContext = createContext<UiLanguage>('en-US')

export interface UiTextProviderProps {
  language: UiLanguage
  /** Takes a school's own texts, which replace the built-in ones. */
  text?: Partial<UiText> | undefined
  children: ReactNode
}

/** Gives the components below their words. Without it they speak English. */
export function UiTextProvider({ language, text, children }: UiTextProviderProps) {
  const value = useMemo(() => ({ ...uiTexts[language], ...text }), [language, text])
  return (
    <UiLanguageContext value={language}>
      <UiTextContext value={value}>{children}</UiTextContext>
    </UiLanguageContext>
  )
}

export const useUiText = () => useContext(UiTextContext)

/** Gives the language of components here: for dates and numbers, and for words kept beside a component. */
export const useUiLanguage = () => useContext(UiLanguageContext)

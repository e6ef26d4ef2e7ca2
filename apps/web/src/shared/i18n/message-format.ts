import { formatMessage } from '@hwjy/base'
import type { I18nFormatModule } from 'i18next'

/** Fills the app's texts as every other text of the product is filled, in the place of i18next's own syntax. */
export const messageFormat: I18nFormatModule & Record<string, unknown> = {
  type: 'i18nFormat',
  // One key has all forms of a text, so there are none to look for beside it.
  addLookupKeys: (keys: string[]) => keys,
  parse(text: unknown, values: Readonly<Record<string, unknown>>, language: string) {
    if (typeof text !== 'string') return text
    const valueOf = (name: string) => {
      const value = values[name]
      return typeof value === 'number' || typeof value === 'string' ? value : undefined
    }
    return formatMessage(text, valueOf, language)
  },
}

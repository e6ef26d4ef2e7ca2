/** Names side by side, as a language separates them. */
export const joinNames = (names: readonly string[], language: string): string =>
  names.join(language.startsWith('en') ? ', ' : '、')

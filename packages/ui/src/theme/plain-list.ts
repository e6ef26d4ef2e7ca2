/**
 * A list without bullets. An empty string, because Safari takes a list with `list-style: none` for something else and
 * does not say that it is a list.
 */
export const plainList = { margin: 0, padding: 0, listStyleType: '""' } as const

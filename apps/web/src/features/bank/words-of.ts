interface Wording {
  type: string
  title: string
  passage?: string | undefined
  options?: readonly { title: string }[] | undefined
  typed?: { accepted: readonly (readonly string[])[] } | null | undefined
}

/** The words of a question without its spaces: two with the same words ask the same. */
export const wordsOf = ({ type, title, passage = '', options = [], typed }: Wording): string =>
  [
    type,
    title,
    passage,
    ...(type.endsWith('Choice') ? options : []).map((option) => option.title),
    ...(typed?.accepted.flat() ?? []),
  ]
    .map((text) => text.replaceAll(/\s+/g, ''))
    .join('\n')

export type MessageValue = string | number

/** The values of a message by name; a function answers for names that are not known before. */
export type MessageValues =
  | Readonly<Record<string, MessageValue | undefined>>
  | ((name: string) => MessageValue | undefined)

/** `{name}`, or `{name|one|many}`, whose forms may hold `{other}` names. */
const PLACEHOLDER = /\{(\w+)(?:\|((?:[^|{}]|\{\w+\})*)\|((?:[^|{}]|\{\w+\})*))?\}/g

/**
 * Fills `{name}` with its value and `{count|# page|# pages}` with the form for one or for many, `#` being the number.
 * Numbers are written the language's way; an unknown name stays as it is, so that a wrong text is seen.
 * @param language BCP 47, such as `ja-JP`
 */
export function formatMessage(text: string, values: MessageValues, language: string): string {
  const valueOf = typeof values === 'function' ? values : (name: string) => values[name]
  return text.replace(PLACEHOLDER, (whole, name: string, one?: string, many?: string) => {
    const value = valueOf(name)
    if (value === undefined) return whole
    const written = typeof value === 'number' ? value.toLocaleString(language) : value
    if (one === undefined || many === undefined) return written
    return formatMessage(value === 1 ? one : many, values, language).replace('#', () => written)
  })
}

/** What system messages are about. People turn whole categories on and off. */
export const MESSAGE_CATEGORIES = ['lesson', 'homework', 'replay', 'order', 'notice', 'account', 'other'] as const
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]

/** The first word of a kind is its category: `homeworkGraded` is about homework. */
export function categoryOf(kind: string): MessageCategory {
  const [word] = kind.split(/(?=[A-Z])/)
  return MESSAGE_CATEGORIES.find((category) => category === word) ?? 'other'
}

const ALWAYS_TOLD: ReadonlySet<MessageCategory> = new Set(['order', 'account', 'other'])

/** What was bought and signed has to be told, what happened to the account, and what nobody foresaw. */
export const canTurnOff = (category: MessageCategory): boolean => !ALWAYS_TOLD.has(category)

/** Groups the system messages by subject. People turn whole categories on and off. */
export const MESSAGE_CATEGORIES = ['lesson', 'homework', 'replay', 'order', 'notice', 'account', 'other'] as const
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]

/** The first word of a kind is its category: `homeworkGraded` is about homework. */
export function categoryOf(kind: string): MessageCategory {
  const [word] = kind.split(/(?=[A-Z])/)
  return MESSAGE_CATEGORIES.find((category) => category === word) ?? 'other'
}

const ALWAYS_TOLD: ReadonlySet<MessageCategory> = new Set(['order', 'account', 'other'])

/** Users cannot turn off messages about purchases, contracts, their account and unforeseen events. */
export const canTurnOff = (category: MessageCategory): boolean => !ALWAYS_TOLD.has(category)

/** What system messages are about. People turn whole categories on and off. */
export const MESSAGE_CATEGORIES = ['lesson', 'homework', 'replay', 'order', 'notice', 'other'] as const
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]

/** The first word of a kind is its category: `homeworkGraded` is about homework. */
export function categoryOf(kind: string): MessageCategory {
  const [word] = kind.split(/(?=[A-Z])/)
  return MESSAGE_CATEGORIES.find((category) => category === word) ?? 'other'
}

/** What was bought and signed has to be told, and so has what nobody foresaw. */
export const canTurnOff = (category: MessageCategory): boolean => category !== 'order' && category !== 'other'

/** Groups the system messages by subject. People turn whole categories on and off. */
export const MESSAGE_CATEGORIES = [
  'lesson',
  'homework',
  'replay',
  'order',
  'notice',
  'message',
  'account',
  'other',
] as const
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number]

// Describes what is said about a lesson afterwards belongs to it.
const OTHER_WORDS: Readonly<Record<string, MessageCategory>> = { performance: 'lesson', feedback: 'lesson' }

/** The first word of a kind tells its category: `homeworkGraded` is about homework. */
export function categoryOf(kind: string): MessageCategory {
  const word = kind.split(/(?=[A-Z])/)[0] ?? ''
  return (
    MESSAGE_CATEGORIES.find((category) => category === word) ??
    (Object.hasOwn(OTHER_WORDS, word) ? OTHER_WORDS[word] : undefined) ??
    'other'
  )
}

/** Lists the first words of the kinds of a category. */
export const wordsOf = (category: MessageCategory): string[] => [
  category,
  ...Object.keys(OTHER_WORDS).filter((word) => OTHER_WORDS[word] === category),
]

const ALWAYS_TOLD: ReadonlySet<MessageCategory> = new Set(['order', 'account', 'other'])

/** Users cannot turn off messages about purchases, contracts, their account and unforeseen events. */
export const canTurnOff = (category: MessageCategory): boolean => !ALWAYS_TOLD.has(category)

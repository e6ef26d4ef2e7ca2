/** Messages kept in the state; a whole class's chat is read from the log. */
export const CHAT_WINDOW = 200
/** [R20] */
export const MESSAGE_MAX_LENGTH = 1_000
export const MESSAGE_RATE = { messages: 5, withinMs: 3_000 } as const

/** Counts as a person does: an emoji outside the basic plane is one character. */
export const characterCount = (text: string): number => [...text].length

/** Stands for the words of a person whose account is deleted. */
export const FORGOTTEN_TEXT = '…'

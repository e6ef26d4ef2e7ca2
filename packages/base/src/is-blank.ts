/**
 * Whether people see nothing in a text: it is empty, or has spaces, control and invisible characters alone, such as U+200B.
 * The contract asks for something to see by the same pattern.
 */
export const isBlank = (text: string): boolean => !/[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(text)

/** Digits of a code from a message. */
export const CODE_LENGTH = 6

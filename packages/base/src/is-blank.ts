/** Whether people see nothing in a text: it is empty, or has spaces and invisible characters alone, such as U+200B. */
export const isBlank = (text: string): boolean => !/[^\s\p{Cf}]/u.test(text)

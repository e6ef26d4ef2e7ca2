/** `randomUUID` is missing on pages that are not served securely; a class on a school's own network still needs pages. */
export const newPageId = (): string => `page-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`

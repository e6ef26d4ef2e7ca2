/** A database keeps neither NUL nor half a surrogate pair; plain words need no other control characters either. */
export const storableText = (text: string): string => text.replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').trim()

/** The first Chinese character of a text, drawn large on a lesson's tile; null when there is none. */
export const firstHanzi = (text: string) => /\p{Script=Han}/u.exec(text)?.[0] ?? null

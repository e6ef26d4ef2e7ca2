/** "第二课 谢谢你": the number says nothing about the lesson. */
const numbering = /^第[\p{Script=Han}\d]+课/u

/** The first Chinese character of a lesson's name, drawn large on its tile; null when there is none. */
export const firstHanzi = (name: string) => /\p{Script=Han}/u.exec(name.replace(numbering, ''))?.[0] ?? null

/** "HSK 1 · 日常汉语入门": a line may end with the dot, none begins with it. */
export const dotsAtTheEnd = (text: string) => text.replaceAll(' · ', '\u00a0· ')

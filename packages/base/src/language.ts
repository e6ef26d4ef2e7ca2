/** The languages of the product, as every package, file of words and stored choice spells them. */
export const LANGUAGES = ['zh-CN', 'en-US', 'ja-JP'] as const
export type Language = (typeof LANGUAGES)[number]

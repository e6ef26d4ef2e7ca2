/** Below the base; `build/word-files.ts` fills it in. */
declare const __WORDS_PATH__: string

/** One small file per language and namespace. */
export const wordsUrl = (language: string, namespace: string) =>
  import.meta.env.BASE_URL + __WORDS_PATH__.replace('[language]', language).replace('[namespace]', namespace)

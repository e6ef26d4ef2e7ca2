/** Below the base; `build/word-files.ts` fills it in. */
declare const __WORDS_PATH__: string
/** Namespaces by the file in which they come together. */
declare const __WORDS_TOGETHER__: Readonly<Record<string, readonly string[]>>

/** Returns the file that holds these words together with others, or null: most namespaces have one of their own. */
export const fileOfSeveral = (namespace: string): string | null =>
  Object.entries(__WORDS_TOGETHER__).find(([, namespaces]) => namespaces.includes(namespace))?.[0] ?? null

/** One small file per language and namespace, or one of several namespaces. */
export const wordsUrl = (language: string, namespace: string) =>
  import.meta.env.BASE_URL +
  __WORDS_PATH__.replace('[language]', language).replace('[name]', fileOfSeveral(namespace) ?? namespace)

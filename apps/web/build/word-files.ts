import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const folder = resolve(import.meta.dirname, '../src/locales')

/** Namespaces of what stands on both homes and around them: they come in one file, a request instead of six. */
export const HOME_NAMESPACES = ['home', 'keys', 'lessons', 'pages', 'places', 'shell']
export const HOME_WORDS = 'homeWords'

interface WordFile {
  name: string
  language: string
  source: string
}

/**
 * Emits every word that a user reads, as JSON beside the code: all files of a build share one name, so that no first
 * visit loads a table of a hundred names. `__WORDS_PATH__` says where they are, below the base, and `__WORDS_TOGETHER__`
 * which namespaces share which file.
 */
export function wordFiles(): Plugin {
  const files = readWordFiles()
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  const builtPath = `assets/[name].[language]-${hash}.json`
  let isBuild = false
  return {
    name: 'hwjy-word-files',
    config(_, { command }) {
      isBuild = command === 'build'
      const path = isBuild ? builtPath : 'src/locales/[language]/[name].json'
      const together = isBuild ? { [HOME_WORDS]: HOME_NAMESPACES } : {}
      return { define: { __WORDS_PATH__: JSON.stringify(path), __WORDS_TOGETHER__: JSON.stringify(together) } }
    },
    buildStart() {
      if (!isBuild) return
      for (const { name, language, source } of files) {
        const fileName = builtPath.replace('[name]', name).replace('[language]', language)
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

function readWordFiles(): WordFile[] {
  const apart: WordFile[] = []
  const together = new Map<string, Record<string, unknown>>()
  for (const file of globSync('*/*.json', { cwd: folder }).toSorted()) {
    const [language = '', name = ''] = file.replace('.json', '').split('/')
    const words: unknown = JSON.parse(readFileSync(resolve(folder, file), 'utf8'))
    if (HOME_NAMESPACES.includes(name)) together.set(language, { ...together.get(language), [name]: words })
    else apart.push({ name, language, source: JSON.stringify(words) })
  }
  const ofHomes = [...together].map(([language, words]) => ({
    name: HOME_WORDS,
    language,
    source: JSON.stringify(words),
  }))
  return [...apart, ...ofHomes]
}

/** Returns the name of the file that holds the words of a namespace. */
export const wordFileOf = (namespace: string): string => (HOME_NAMESPACES.includes(namespace) ? HOME_WORDS : namespace)

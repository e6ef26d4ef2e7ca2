import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const folder = resolve(import.meta.dirname, '../src/locales')

/**
 * Emits every word that a user reads, as JSON beside the code: all files of a build share one name, so that no first
 * visit loads a table of a hundred names. `__WORDS_PATH__` says where they are, below the base.
 */
export function wordFiles(): Plugin {
  const files = globSync('*/*.json', { cwd: folder }).map((file) => {
    const [language = '', namespace = ''] = file.replace('.json', '').split('/')
    const words: unknown = JSON.parse(readFileSync(resolve(folder, file), 'utf8'))
    return { language, namespace, source: JSON.stringify(words) }
  })
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  const builtPath = `assets/[namespace].[language]-${hash}.json`
  let isBuild = false
  return {
    name: 'hwjy-word-files',
    config(_, { command }) {
      isBuild = command === 'build'
      const path = isBuild ? builtPath : 'src/locales/[language]/[namespace].json'
      return { define: { __WORDS_PATH__: JSON.stringify(path) } }
    },
    buildStart() {
      if (!isBuild) return
      for (const { language, namespace, source } of files) {
        const fileName = builtPath.replace('[namespace]', namespace).replace('[language]', language)
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}

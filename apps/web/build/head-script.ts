import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { conditions } from './conditions.ts'
import { wordFiles } from './word-files.ts'

/** A classic script in one piece: it runs before the page is drawn, and waits for nothing. */
export async function buildHeadScript(root: string, base: string): Promise<{ fileName: string; code: string }> {
  const output = (await build({
    root,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [wordFiles()],
    resolve: { conditions },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: resolve(root, 'src/prerender/head-script.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const code = output.output[0].code
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { fileName: `assets/head-${hash}.js`, code }
}

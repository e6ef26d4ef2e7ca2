/** `node scripts/check-paths.ts`: files, folders and links that READMEs and `docs/` name are there; decisions stay as written. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deadNames, deadPaths, namedFiles } from './lib/dead-paths.ts'
import { root } from './lib/run.ts'

const PAGE = /^docs\/[^/]+\.md$|(?:^|\/)README\.md$/
const WALKS = 'docs/walks.md'

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 ** 2,
})
const files = [...new Set(listed.split('\n'))].filter((file) => file !== '' && existsSync(path.join(root, file)))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const pages = files.filter((file) => PAGE.test(file))
if (!pages.includes(WALKS)) throw new Error(`${WALKS} was not found.`)
const found = pages.flatMap((page) => deadPaths(page, read(page), files).map((dead) => ({ page, ...dead })))
const walks = read(WALKS)
const lost = deadNames(walks, namedFiles(walks, files).map(read)).map((dead) => ({ page: WALKS, ...dead }))

for (const { page, line, path: name } of [...found, ...lost]) console.error(`${page}:${line}: there is no ${name}`)
console.log(`${pages.length} pages, ${found.length + lost.length} dead paths`)
process.exit(found.length + lost.length > 0 ? 1 : 0)

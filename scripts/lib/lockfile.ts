import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.ts'

export interface LockedPackage {
  name: string
  version: string
  /** Only for other operating systems or processors, so it need not be installed here. */
  isOfOnePlatform: boolean
}

/** Returns every package of `pnpm-lock.yaml`, once. */
export function lockedPackages(): LockedPackage[] {
  const text = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  const section = text.slice(text.indexOf('\npackages:\n'), text.indexOf('\nsnapshots:\n'))
  return section.split(/\n\n/).flatMap((entry) => {
    const key = /^ {2}'?(@?[^@'\n]+)@([^':\n]+)'?:$/m.exec(entry)
    if (!key) return []
    const [, name = '', version = ''] = key
    return [{ name, version, isOfOnePlatform: /^ {4}(os|cpu|libc): /m.test(entry) }]
  })
}

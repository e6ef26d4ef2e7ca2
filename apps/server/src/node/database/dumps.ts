import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DUMPS_KEPT = 7

/**
 * Writes one dump and removes the oldest beyond seven. Written under another name first: a dump cut short by a power
 * cut must not look like a good one.
 * @returns path of the new dump, `<directory>/2026-11-20T03-00-00-000Z.tar.gz`
 */
export async function writeDump(directory: string, content: Uint8Array, at: Date): Promise<string> {
  await mkdir(directory, { recursive: true })
  const path = join(directory, `${at.toISOString().replace(/[:.]/g, '-')}.tar.gz`)
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
  const dumps = (await readdir(directory)).filter((name) => name.endsWith('.tar.gz')).sort()
  await Promise.all(dumps.slice(0, -DUMPS_KEPT).map((name) => rm(join(directory, name))))
  return path
}

/** True when the newest dump is older than a day. */
export async function isDumpDue(directory: string, at: Date): Promise<boolean> {
  await mkdir(directory, { recursive: true })
  const yesterday = new Date(at.getTime() - 24 * 60 * 60 * 1_000).toISOString().replace(/[:.]/g, '-')
  return !(await readdir(directory)).some((name) => name.endsWith('.tar.gz') && name > `${yesterday}.tar.gz`)
}

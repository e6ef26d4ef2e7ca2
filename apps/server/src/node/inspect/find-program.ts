import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'

/** Finds a program in the folders of a `PATH`; null when it is in none of them. */
export async function findProgram(name: string, path: string | undefined): Promise<string | null> {
  for (const folder of (path ?? '').split(delimiter)) {
    const program = join(folder, name)
    if (folder !== '' && (await isExecutable(program))) return program
  }
  return null
}

export const isExecutable = (program: string): Promise<boolean> =>
  access(program, constants.X_OK).then(
    () => true,
    () => false,
  )

import type { Rolldown } from 'vite'

/** Returns the chunks that stand for these modules alone. @param pathEnds ends of their paths */
export const chunksOf = (bundle: Rolldown.OutputBundle, pathEnds: readonly string[]): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter(
    (file): file is Rolldown.OutputChunk =>
      file.type === 'chunk' && pathEnds.some((pathEnd) => file.facadeModuleId?.endsWith(pathEnd)),
  )

/** Returns these chunks and all that they import before they run. */
export function withImports(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set(chunks)
  // The set grows while it is walked.
  for (const { imports } of found) {
    for (const fileName of imports) {
      const imported = bundle[fileName]
      if (imported?.type === 'chunk') found.add(imported)
    }
  }
  return found
}

/** Returns the names of the chunks' files, each before its styles. */
export const filesOf = (chunks: Iterable<Rolldown.OutputChunk>): string[] => [
  ...new Set([...chunks].flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])),
]

import type { Rolldown } from 'vite'

type BundleFile = Rolldown.OutputBundle[string]

/** The whole code of a chunk that has nothing of its own. */
const PASSES_ON = /^export\{([^}]+)\}from["'`]\.\/([^"'`]+)["'`];\s*$/

/** Returns whose exports a file passes on, under which names, if it does nothing else. */
export function passesOn(
  file: BundleFile | undefined,
): { fileName: string; names: readonly (readonly [inner: string, outer: string])[] } | null {
  if (file?.type !== 'chunk' || !file.isDynamicEntry || file.viteMetadata?.importedCss.size) return null
  const [, names, fileName] = PASSES_ON.exec(file.code) ?? []
  if (names === undefined || fileName === undefined) return null
  return {
    fileName,
    names: names.split(',').map((name) => {
      const [inner = '', outer = inner] = name.split(' as ')
      return [inner, outer]
    }),
  }
}

/**
 * Returns the chunks that hold these modules and are loaded for them.
 * @param pathEnds ends of their paths
 */
export const chunksOf = (bundle: Rolldown.OutputBundle, pathEnds: readonly string[]): Rolldown.OutputChunk[] =>
  Object.values(bundle)
    .filter(
      (file): file is Rolldown.OutputChunk =>
        file.type === 'chunk' && pathEnds.some((pathEnd) => file.facadeModuleId?.endsWith(pathEnd)),
    )
    .map((chunk) => {
      const passedOn = passesOn(chunk)
      const holder = passedOn && bundle[`assets/${passedOn.fileName}`]
      return holder?.type === 'chunk' ? holder : chunk
    })

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

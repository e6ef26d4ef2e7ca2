import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { pgliteOptions } from '../../db/pglite-options.ts'

// The parts of Emscripten's NODEFS that we touch; pglite is pinned because of them.
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
}

/**
 * PGlite's own folder store never calls fsync. This one does, from the first byte: the hook is there before the folder
 * is mounted, so that no checkpoint stays unsynced.
 * @param onSync told of every fsync; tests count them
 */
export function syncedNodeFs(directory: string, onSync: () => void = () => undefined): NodeFS {
  return new (class extends NodeFS {
    override async init(...args: Parameters<NodeFS['init']>) {
      const { emscriptenOpts } = await super.init(...args)
      const hook = (module: object) => {
        const { NODEFS } = module as { NODEFS: NodeFileSystem }
        NODEFS.stream_ops.fsync = (stream) => {
          fsyncSync(stream.nfd)
          onSync()
          return 0
        }
      }
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [hook, ...(emscriptenOpts.preRun ?? [])] } }
    }
  })(directory)
}

/**
 * PGlite starts PostgreSQL with `-F` (no fsync). With the default `fdatasync` the hook would silently never be called.
 */
export function syncedStartParams(): string[] {
  return [...pgliteOptions.startParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']
}

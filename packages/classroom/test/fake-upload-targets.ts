/** A store for uploads in memory that fails as told. */
import { type StoredPart, UploadError, type UploadErrorCode, type UploadTargets } from '../src/ports/upload-target.ts'

export interface FakeUploadStore extends UploadTargets {
  objects: Map<string, Blob>
  /** Every part that was stored, as `uploadId:index`, in order. */
  puts: string[]
  /** The files that were opened: a new key or the one they had. */
  opened: (string | null)[]
  /** What every call fails with; null for none. */
  failure: UploadErrorCode | null
  /** Credentials given before are too old. */
  endCredentials(): void
  /** Parts wait for `letGo`, so that a test can look between them. */
  holdParts: boolean
  letGo(): void
  isFull: boolean
}

export function createFakeUploadStore(): FakeUploadStore {
  const uploads = new Map<string, Map<number, { part: StoredPart; body: Blob }>>()
  const held: (() => void)[] = []
  let generation = 0
  let count = 0
  const store: FakeUploadStore = {
    objects: new Map(),
    puts: [],
    opened: [],
    failure: null,
    holdParts: false,
    isFull: false,
    endCredentials: () => {
      generation += 1
    },
    letGo() {
      for (const go of held.splice(0)) go()
    },
    async open(_, givenKey) {
      if (store.failure) throw new UploadError(store.failure)
      store.opened.push(givenKey)
      const key = givenKey ?? `key-${++count}`
      const mine = generation
      const check = () => {
        if (store.failure) throw new UploadError(store.failure)
        if (mine !== generation) throw new UploadError('credential-expired')
      }
      const partsOf = (uploadId: string) => {
        const parts = uploads.get(uploadId)
        if (!parts) throw new UploadError('upload-gone')
        return parts
      }
      return {
        key,
        async begin() {
          check()
          const uploadId = `upload-${++count}`
          uploads.set(uploadId, new Map())
          return uploadId
        },
        async listParts(uploadId) {
          check()
          return [...partsOf(uploadId).values()].map(({ part }) => part).sort((a, b) => a.index - b.index)
        },
        async putPart(uploadId, index, body, { signal, onProgress } = {}) {
          await new Promise<void>((resolve, reject) => {
            signal?.addEventListener('abort', () => reject(signal.reason))
            if (store.holdParts) held.push(resolve)
            else queueMicrotask(resolve)
          })
          check()
          if (store.isFull) throw new UploadError('quota-exceeded')
          const part = { index, etag: `"${index}"`, sizeBytes: body.size }
          partsOf(uploadId).set(index, { part, body })
          store.puts.push(`${uploadId}:${index}`)
          onProgress?.(body.size)
          return part
        },
        async complete(uploadId, parts) {
          check()
          const known = partsOf(uploadId)
          const bodies = parts.map(({ index, etag }) => {
            const found = known.get(index)
            if (found?.part.etag !== etag) throw new UploadError('part-missing')
            return found.body
          })
          store.objects.set(key, new Blob(bodies))
          uploads.delete(uploadId)
        },
        abort: async (uploadId) => void uploads.delete(uploadId),
        async find() {
          check()
          return store.objects.get(key)?.size ?? null
        },
      }
    },
  }
  return store
}

import { ownerOf } from '../domain/files/upload-rules.ts'
import type { ObjectStore, PendingUpload, StagedObject, StoredObject, StoredPart } from '../ports/object-store.ts'
import { etagOf, etagOfParts } from './etag.ts'

type Part = StoredPart & { content: Blob }

interface Upload extends PendingUpload {
  parts: Map<number, Part>
}

/** Objects in memory, for browsers and tests: gone with the page. */
export function createMemoryObjectStore(now: () => number = Date.now): ObjectStore {
  const objects = new Map<string, { object: StoredObject; content: Blob }>()
  const uploads = new Map<string, Upload>()
  const uploadOf = (key: string, uploadId: string) => {
    const upload = uploads.get(uploadId)
    return upload?.key === key ? upload : null
  }
  const byPrefix = (prefix: string) => [...objects.values()].filter(({ object }) => object.key.startsWith(prefix))
  const staged = (content: Blob, etag: string): StagedObject => ({
    id: crypto.randomUUID(),
    sizeBytes: content.size,
    etag,
    content,
  })

  return {
    async stage(body) {
      const chunks: Uint8Array<ArrayBuffer>[] = []
      await body.pipeTo(new WritableStream({ write: (chunk) => void chunks.push(new Uint8Array(chunk)) }))
      return staged(new Blob(chunks), await etagOf(chunks))
    },
    async discard() {},
    async publish({ sizeBytes, etag, content }, key, contentType) {
      const object = { key, sizeBytes, contentType, etag, modifiedAt: now() }
      objects.set(key, { object, content })
      return object
    },
    async copy(fromKey, toKey) {
      const found = objects.get(fromKey)
      if (!found) return null
      const object = { ...found.object, key: toKey, modifiedAt: now() }
      objects.set(toKey, { object, content: found.content })
      return object
    },
    head: async (key) => objects.get(key)?.object ?? null,
    read: async (key) => objects.get(key)?.content ?? null,
    list: async (prefix) =>
      byPrefix(prefix)
        .map(({ object }) => object)
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    async delete(key) {
      objects.delete(key)
    },
    countObjects: async (prefix) => byPrefix(prefix).length,
    async usedBytes(prefix) {
      const waiting = [...uploads.values()].filter(({ key }) => key.startsWith(prefix))
      const parts = waiting.flatMap((upload) => [...upload.parts.values()])
      return [...byPrefix(prefix), ...parts].reduce((sum, { content }) => sum + content.size, 0)
    },
    async usage() {
      const kept = new Map<string, { files: number; bytes: number }>()
      const count = (key: string, files: number, bytes: number) => {
        const former = kept.get(ownerOf(key)) ?? { files: 0, bytes: 0 }
        kept.set(ownerOf(key), { files: former.files + files, bytes: former.bytes + bytes })
      }
      for (const { object } of objects.values()) count(object.key, 1, object.sizeBytes)
      for (const { key, parts } of uploads.values())
        for (const { sizeBytes } of parts.values()) count(key, 0, sizeBytes)
      return kept
    },
    freeBytes: async () => Number.POSITIVE_INFINITY,
    async startUpload(key) {
      const uploadId = crypto.randomUUID()
      uploads.set(uploadId, { key, uploadId, startedAt: now(), parts: new Map() })
      return uploadId
    },
    async listUploads(prefix) {
      return [...uploads.values()]
        .filter(({ key }) => key.startsWith(prefix))
        .map(({ key, uploadId, startedAt }) => ({ key, uploadId, startedAt }))
    },
    async putPart({ sizeBytes, etag, content }, key, uploadId, no) {
      const part = { no, sizeBytes, etag, storedAt: now() }
      const upload = uploadOf(key, uploadId)
      upload?.parts.set(no, { ...part, content })
      return upload ? part : null
    },
    async listParts(key, uploadId) {
      const upload = uploadOf(key, uploadId)
      if (!upload) return null
      return [...upload.parts.values()]
        .map(({ no, sizeBytes, etag, storedAt }) => ({ no, sizeBytes, etag, storedAt }))
        .sort((a, b) => a.no - b.no)
    },
    async joinParts(key, uploadId, partNos) {
      const upload = uploadOf(key, uploadId)
      const parts = partNos.flatMap((no) => upload?.parts.get(no) ?? [])
      if (!upload || parts.length !== partNos.length) return null
      return staged(new Blob(parts.map(({ content }) => content)), await etagOfParts(parts.map(({ etag }) => etag)))
    },
    async endUpload(key, uploadId) {
      if (uploadOf(key, uploadId)) uploads.delete(uploadId)
    },
    async forgetUploads(before) {
      for (const { uploadId, startedAt, parts } of uploads.values()) {
        if (Math.max(startedAt, ...[...parts.values()].map(({ storedAt }) => storedAt)) < before)
          uploads.delete(uploadId)
      }
    },
  }
}

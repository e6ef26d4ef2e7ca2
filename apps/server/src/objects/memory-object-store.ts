import type { ObjectStore, PendingUpload, StoredObject, StoredPart } from '../ports/object-store.ts'
import { etagOf, etagOfParts } from './etag.ts'

interface Upload extends PendingUpload {
  contentType: string
  parts: Map<number, StoredPart & { body: Uint8Array }>
}

/** Objects in memory, for browsers and tests: gone with the page. */
export function createMemoryObjectStore(now: () => number = Date.now): ObjectStore {
  const objects = new Map<string, StoredObject & { body: Uint8Array }>()
  const uploads = new Map<string, Upload>()
  const uploadOf = (key: string, uploadId: string) => {
    const upload = uploads.get(uploadId)
    return upload?.key === key ? upload : null
  }
  const plain = <T extends { body?: Uint8Array }>(kept: T): Omit<T, 'body'> => {
    const { ...copy } = kept
    delete copy.body
    return copy
  }

  return {
    async put(key, body, contentType) {
      const object = { sizeBytes: body.length, contentType, etag: await etagOf(body), modifiedAt: now(), body }
      objects.set(key, object)
      return plain(object)
    },
    async head(key) {
      const object = objects.get(key)
      return object ? plain(object) : null
    },
    async read(key, range) {
      const object = objects.get(key)
      if (!object) return null
      return range ? object.body.slice(range.start, range.end + 1) : object.body
    },
    async setContentType(key, contentType) {
      const object = objects.get(key)
      if (object) object.contentType = contentType
    },
    async delete(key) {
      objects.delete(key)
    },
    async startUpload(key, contentType) {
      const uploadId = crypto.randomUUID()
      uploads.set(uploadId, { key, uploadId, startedAt: now(), contentType, parts: new Map() })
      return uploadId
    },
    async listUploads(prefix) {
      return [...uploads.values()]
        .filter(({ key }) => key.startsWith(prefix))
        .map(({ key, uploadId, startedAt }) => ({ key, uploadId, startedAt }))
    },
    async putPart(key, uploadId, no, body) {
      const part = { no, sizeBytes: body.length, etag: await etagOf(body), storedAt: now(), body }
      const upload = uploadOf(key, uploadId)
      upload?.parts.set(no, part)
      return upload ? plain(part) : null
    },
    async listParts(key, uploadId) {
      const upload = uploadOf(key, uploadId)
      return upload ? [...upload.parts.values()].sort((a, b) => a.no - b.no).map(plain) : null
    },
    async completeUpload(key, uploadId, partNos) {
      const upload = uploadOf(key, uploadId)
      const parts = partNos.flatMap((no) => upload?.parts.get(no) ?? [])
      if (!upload || parts.length !== partNos.length) return null
      const body = new Uint8Array(parts.reduce((size, part) => size + part.sizeBytes, 0))
      let offset = 0
      for (const part of parts) {
        body.set(part.body, offset)
        offset += part.sizeBytes
      }
      const etag = await etagOfParts(parts.map((part) => part.etag))
      const object = { sizeBytes: body.length, contentType: upload.contentType, etag, modifiedAt: now(), body }
      objects.set(key, object)
      uploads.delete(uploadId)
      return plain(object)
    },
    async abortUpload(key, uploadId) {
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

import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { createHash, randomUUID } from 'node:crypto'
import { isPlainKey } from '../domain/upload-rules.ts'
import type { ObjectStore, PendingUpload, StagedObject, StoredObject, StoredPart } from '../ports/object-store.ts'
import { etagOfParts } from '../objects/etag.ts'

const ID = /^[0-9a-f-]{36}$/
/** Small files read at the same moment. */
const AT_ONCE = 32

/** An object's note names the file with its content, so that replacing an object is one rename. */
interface Note extends StoredObject {
  file: string
}

/**
 * Objects as files:
 * - `content/<2 hex>/<id>`: bytes, written once and never changed
 * - `notes/<key>.json`: what an object is, and which content it has
 * - `uploads/<id>/`: `upload.json`, and of every part the bytes (`7`) and what they are (`7.json`)
 * - `staging/<id>`: bytes on their way
 *
 * Keys are made by `uploadKey` and checked at the door; one that is no plain path names nothing here, either.
 */
export async function openFileObjectStore(directory: string): Promise<ObjectStore> {
  const contentPath = (id: string) => join(directory, 'content', id.slice(0, 2), id)
  const notePath = (key: string) => join(directory, 'notes', `${key}.json`)
  const stagedPath = (id: string) => join(directory, 'staging', id)
  const uploadPath = (uploadId: string, ...rest: string[]) => join(directory, 'uploads', uploadId, ...rest)
  for (const name of ['staging', 'uploads', 'notes']) await mkdir(join(directory, name), { recursive: true })

  const noteOf = async (key: string) => (isPlainKey(key) ? readJson<Note>(notePath(key)) : null)

  /** Whole or not at all: a reader, and the next start, never meet half a file. */
  const writeJson = async (path: string, value: unknown) => {
    const temporary = stagedPath(randomUUID())
    const file = await open(temporary, 'w')
    try {
      await file.writeFile(JSON.stringify(value))
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  }

  const notes = async (prefix: string): Promise<Note[]> => {
    // Only the folder can hold such keys; what comes after its last slash is compared below.
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    const names = await readdir(join(directory, 'notes', folder), { recursive: true, withFileTypes: true }).catch(
      noneIfMissing,
    )
    const files = (names ?? []).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const found = await inBatches(files, (path) => readJson<Note>(path))
    return found.filter((note) => note !== null && note.key.startsWith(prefix)) as Note[]
  }

  const uploadOf = async (key: string, uploadId: string): Promise<PendingUpload | null> => {
    if (!ID.test(uploadId)) return null
    const upload = await readJson<PendingUpload>(uploadPath(uploadId, 'upload.json'))
    return upload?.key === key ? upload : null
  }

  const uploads = async (prefix: string): Promise<PendingUpload[]> => {
    const ids = (await readdir(uploadPath(''))).filter((name) => ID.test(name))
    const found = await inBatches(ids, (id) => readJson<PendingUpload>(uploadPath(id, 'upload.json')))
    return found.filter((upload) => upload?.key.startsWith(prefix)) as PendingUpload[]
  }

  const partsOf = async (uploadId: string): Promise<StoredPart[]> => {
    const names = (await readdir(uploadPath(uploadId)).catch(noneIfMissing)) ?? []
    const parts = await inBatches(
      names.filter((name) => /^\d+\.json$/.test(name)),
      (name) => readJson<StoredPart>(uploadPath(uploadId, name)),
    )
    return parts.filter((part) => part !== null).sort((a, b) => a.no - b.no)
  }

  return {
    async stage(body) {
      const id = randomUUID()
      const hash = createHash('md5')
      let sizeBytes = 0
      const measure = new Transform({
        transform(chunk: Uint8Array, _encoding, done) {
          hash.update(chunk)
          sizeBytes += chunk.length
          done(null, chunk)
        },
      })
      try {
        const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
        await pipeline(source, measure, createWriteStream(stagedPath(id), { flush: true }))
      } catch (error) {
        await rm(stagedPath(id), { force: true })
        throw error
      }
      return { id, sizeBytes, etag: hash.digest('hex'), content: await openAsBlob(stagedPath(id)) }
    },
    discard: ({ id }) => rm(stagedPath(id), { force: true }),
    async publish({ id, sizeBytes, etag }, key, contentType) {
      if (!isPlainKey(key)) throw new Error(`not a key of an object: ${key}`)
      const old = await noteOf(key)
      const object: StoredObject = { key, sizeBytes, contentType, etag, modifiedAt: Date.now() }
      await mkdir(dirname(contentPath(id)), { recursive: true })
      await mkdir(dirname(notePath(key)), { recursive: true })
      await rename(stagedPath(id), contentPath(id))
      await writeJson(notePath(key), { ...object, file: id })
      if (old) await rm(contentPath(old.file), { force: true })
      return object
    },
    async head(key) {
      const note = await noteOf(key)
      return note && toObject(note)
    },
    async read(key) {
      const note = await noteOf(key)
      return note && openAsBlob(contentPath(note.file))
    },
    async list(prefix) {
      return (await notes(prefix)).sort((a, b) => (a.key < b.key ? -1 : 1)).map(toObject)
    },
    async delete(key) {
      const note = await noteOf(key)
      if (!note) return
      await rm(notePath(key), { force: true })
      await rm(contentPath(note.file), { force: true })
    },
    async usedBytes(prefix) {
      const waiting = (await uploads(prefix)).map(({ uploadId }) => partsOf(uploadId))
      const kept = [...(await notes(prefix)), ...(await Promise.all(waiting)).flat()]
      return kept.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
    },
    async freeBytes() {
      // Not `bfree`: part of that is kept for root.
      const { bavail, bsize } = await statfs(directory)
      return bavail * bsize
    },
    async startUpload(key) {
      const uploadId = randomUUID()
      const upload: PendingUpload = { key, uploadId, startedAt: Date.now() }
      await mkdir(uploadPath(uploadId))
      await writeJson(uploadPath(uploadId, 'upload.json'), upload)
      return uploadId
    },
    listUploads: uploads,
    async putPart({ id, sizeBytes, etag }, key, uploadId, no) {
      if (!(await uploadOf(key, uploadId))) {
        await rm(stagedPath(id), { force: true })
        return null
      }
      const part: StoredPart = { no, sizeBytes, etag, storedAt: Date.now() }
      await rename(stagedPath(id), uploadPath(uploadId, String(no)))
      await writeJson(uploadPath(uploadId, `${no}.json`), part)
      return part
    },
    async listParts(key, uploadId) {
      return (await uploadOf(key, uploadId)) ? partsOf(uploadId) : null
    },
    async joinParts(key, uploadId, partNos) {
      if (!(await uploadOf(key, uploadId))) return null
      const byNo = new Map((await partsOf(uploadId)).map((part) => [part.no, part]))
      const parts = partNos.flatMap((no) => byNo.get(no) ?? [])
      if (parts.length !== partNos.length) return null
      const id = randomUUID()
      const content = async function* () {
        for (const { no } of parts) yield* createReadStream(uploadPath(uploadId, String(no)))
      }
      try {
        await pipeline(content, createWriteStream(stagedPath(id), { flush: true }))
      } catch (error) {
        await rm(stagedPath(id), { force: true })
        throw error
      }
      const staged: StagedObject = {
        id,
        sizeBytes: parts.reduce((size, part) => size + part.sizeBytes, 0),
        etag: await etagOfParts(parts.map((part) => part.etag)),
        content: await openAsBlob(stagedPath(id)),
      }
      return staged
    },
    async endUpload(key, uploadId) {
      if (await uploadOf(key, uploadId)) await rm(uploadPath(uploadId), { recursive: true, force: true })
    },
    async forgetUploads(before) {
      // By the clock of the disk: every part that arrives changes its folder. What a crash left half-written goes too.
      for (const path of [...(await paths(uploadPath(''))), ...(await paths(stagedPath('')))]) {
        const found = await stat(path).catch(noneIfMissing)
        if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true })
      }
    },
  }
}

const toObject = ({ key, sizeBytes, contentType, etag, modifiedAt }: Note): StoredObject => ({
  key,
  sizeBytes,
  contentType,
  etag,
  modifiedAt,
})

const paths = async (folder: string) => (await readdir(folder)).map((name) => join(folder, name))

/** Null when there is no such file. */
async function readJson<T>(path: string): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(noneIfMissing)
  return text === null ? null : (JSON.parse(text) as T)
}

/** A name that is too long for a file names none, either. */
const MISSING = new Set<string | undefined>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

function noneIfMissing(error: NodeJS.ErrnoException): null {
  if (MISSING.has(error.code)) return null
  throw error
}

async function inBatches<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(task))))
  }
  return results
}

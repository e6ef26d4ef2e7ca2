import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { createHash, randomUUID } from 'node:crypto'
import { isPlainKey, ownerOf } from '../domain/files/upload-rules.ts'
import type { ObjectStore, PendingUpload, StagedObject, StoredObject, StoredPart } from '../ports/object-store.ts'
import { etagOfParts } from '../objects/etag.ts'
import { createKeyedMutex } from '../keyed-mutex.ts'
import { createTallies } from './object-tallies.ts'

const ID = /^[0-9a-f-]{36}$/
// Small files read at the same moment.
const AT_ONCE = 32

// An upload that is not complete. Its parts are kept here, too: a list of a thousand would read as many files.
interface OpenUpload extends PendingUpload {
  parts: Map<number, StoredPart>
  bytes: number
}

// An object's note names the file with its content, so that replacing an object is one rename.
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
 * Keys are made by `uploadKey` and checked on entry; one that is no plain path names nothing here, either.
 */
export async function openFileObjectStore(directory: string): Promise<ObjectStore> {
  const contentPath = (id: string) => join(directory, 'content', id.slice(0, 2), id)
  const notePath = (key: string) => join(directory, 'notes', `${key}.json`)
  const stagedPath = (id: string) => join(directory, 'staging', id)
  const uploadPath = (uploadId: string, ...rest: string[]) => join(directory, 'uploads', uploadId, ...rest)
  for (const name of ['staging', 'uploads', 'notes']) await mkdir(join(directory, name), { recursive: true })

  const noteOf = async (key: string) => (isPlainKey(key) ? readJson<Note>(notePath(key)) : null)

  const writeJson = (path: string, value: unknown) => writeWhole(stagedPath(randomUUID()), path, JSON.stringify(value))

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

  const uploadOf = (key: string, uploadId: string): OpenUpload | null => {
    const upload = openUploads.get(uploadId)
    return upload?.key === key ? upload : null
  }
  const uploads = (prefix: string) => [...openUploads.values()].filter(({ key }) => key.startsWith(prefix))

  // Parts are looked for at the start only: a folder belongs to one server, and each that comes later is counted.
  const openUploads = new Map<string, OpenUpload>()
  for (const id of await readdir(uploadPath(''))) {
    const upload = ID.test(id) ? await readJson<PendingUpload>(uploadPath(id, 'upload.json')) : null
    if (!upload) continue
    const parts = await readParts(uploadPath(id))
    openUploads.set(id, { ...upload, parts, bytes: sumOf([...parts.values()]) })
  }
  const tallies = createTallies(notes)
  const runExclusive = createKeyedMutex()

  const publish = async (id: string, about: Omit<StoredObject, 'modifiedAt'>): Promise<StoredObject> => {
    const { key } = about
    if (!isPlainKey(key)) throw new Error(`not a key of an object: ${key}`)
    return tallies.change(ownerOf(key), async (tally) => {
      const old = await noteOf(key)
      const object: StoredObject = { ...about, modifiedAt: Date.now() }
      await mkdir(dirname(contentPath(id)), { recursive: true })
      await mkdir(dirname(notePath(key)), { recursive: true })
      await rename(stagedPath(id), contentPath(id))
      await writeJson(notePath(key), { ...object, file: id })
      if (old) await rm(contentPath(old.file), { force: true })
      tally(old, object)
      return object
    })
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
    publish: ({ id, sizeBytes, etag }, key, contentType) => publish(id, { key, sizeBytes, contentType, etag }),
    async copy(fromKey, toKey) {
      const note = await noteOf(fromKey)
      if (!note) return null
      const { sizeBytes, contentType, etag } = note
      const id = randomUUID()
      const hasContent = await linkOrCopy(contentPath(note.file), stagedPath(id)).catch(noneIfMissing)
      return hasContent && publish(id, { key: toKey, sizeBytes, contentType, etag })
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
      await tallies.change(ownerOf(key), async (tally) => {
        const note = await noteOf(key)
        if (!note) return tally(null, null)
        await rm(notePath(key), { force: true })
        await rm(contentPath(note.file), { force: true })
        tally(note, null)
      })
    },
    countObjects: async (prefix) => (await tallies.of(prefix)).files,
    async usedBytes(prefix) {
      const waiting = uploads(prefix).reduce((sum, { bytes }) => sum + bytes, 0)
      return (await tallies.of(prefix)).bytes + waiting
    },
    async usage() {
      const folders = async (path: string) =>
        ((await readdir(path, { withFileTypes: true }).catch(noneIfMissing)) ?? [])
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => name)
      const roles = await folders(join(directory, 'notes'))
      const owners = await inBatches(roles, async (role) =>
        (await folders(join(directory, 'notes', role))).map((user) => `${role}/${user}/`),
      )
      const waiting = [...openUploads.values()].map(({ key }) => ownerOf(key))
      const kept = await inBatches([...new Set([...owners.flat(), ...waiting])], async (owner) => {
        const { files, bytes } = await tallies.of(owner)
        return [owner, { files, bytes: bytes + uploads(owner).reduce((sum, upload) => sum + upload.bytes, 0) }] as const
      })
      return new Map(kept.filter(([, { files, bytes }]) => files + bytes > 0))
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
      openUploads.set(uploadId, { ...upload, parts: new Map(), bytes: 0 })
      return uploadId
    },
    listUploads: async (prefix) =>
      uploads(prefix).map(({ key, uploadId, startedAt }) => ({ key, uploadId, startedAt })),
    putPart: ({ id, sizeBytes, etag }, key, uploadId, no) =>
      runExclusive(uploadId, async () => {
        const upload = uploadOf(key, uploadId)
        if (!upload) {
          await rm(stagedPath(id), { force: true })
          return null
        }
        const part: StoredPart = { no, sizeBytes, etag, storedAt: Date.now() }
        await rename(stagedPath(id), uploadPath(uploadId, String(no)))
        await writeJson(uploadPath(uploadId, `${no}.json`), part)
        upload.bytes += sizeBytes - (upload.parts.get(no)?.sizeBytes ?? 0)
        upload.parts.set(no, part)
        return part
      }),
    listParts: async (key, uploadId) => {
      const upload = uploadOf(key, uploadId)
      return upload && [...upload.parts.values()].sort((a, b) => a.no - b.no)
    },
    async joinParts(key, uploadId, partNos) {
      const upload = uploadOf(key, uploadId)
      if (!upload) return null
      const parts = partNos.flatMap((no) => upload.parts.get(no) ?? [])
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
        sizeBytes: sumOf(parts),
        etag: await etagOfParts(parts.map((part) => part.etag)),
        content: await openAsBlob(stagedPath(id)),
      }
      return staged
    },
    async endUpload(key, uploadId) {
      if (!uploadOf(key, uploadId)) return
      openUploads.delete(uploadId)
      await rm(uploadPath(uploadId), { recursive: true, force: true })
    },
    async forgetUploads(before) {
      // Judged by the clock of the disk: every part that arrives changes its folder. Files that a crash left
      // half-written go too.
      for (const path of [...(await paths(uploadPath(''))), ...(await paths(stagedPath('')))]) {
        const found = await stat(path).catch(noneIfMissing)
        if (!found || found.mtimeMs >= before) continue
        openUploads.delete(basename(path))
        await rm(path, { recursive: true, force: true })
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

const sumOf = (sizes: readonly { sizeBytes: number }[]) => sizes.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)

async function readParts(folder: string): Promise<Map<number, StoredPart>> {
  const names = (await readdir(folder).catch(noneIfMissing)) ?? []
  const parts = await inBatches(
    names.filter((name) => /^\d+\.json$/.test(name)),
    (name) => readJson<StoredPart>(join(folder, name)),
  )
  return new Map(parts.flatMap((part) => (part === null ? [] : [[part.no, part]])))
}

const paths = async (folder: string) => (await readdir(folder)).map((name) => join(folder, name))

// Content is never changed, so two objects may share it. Some file systems have no links.
async function linkOrCopy(from: string, to: string): Promise<true> {
  await link(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error
    return copyFile(from, to)
  })
  return true
}

// Null when there is no such file.
async function readJson<T>(path: string): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(noneIfMissing)
  return text === null ? null : (JSON.parse(text) as T)
}

// A name that is too long for a file names none, either.
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

/** Writes a file whole or not at all: a reader, and the next start, never meet half a file. */
async function writeWhole(temporary: string, path: string, text: string): Promise<void> {
  const file = await open(temporary, 'w')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, path)
}

import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { createHash, randomUUID } from 'node:crypto'
import type { ObjectStore, PendingUpload, StoredObject, StoredPart } from '../ports/object-store.ts'
import { etagOfParts } from '../objects/etag.ts'

const UPLOAD_ID = /^[0-9a-f-]{36}$/

interface UploadNote extends PendingUpload {
  contentType: string
}

/**
 * Objects as files: `objects/<key>` with `<key>.json` beside it in `notes/`, and the parts of unfinished uploads in
 * `uploads/<id>/`. Keys are made by `uploadKey` and checked at the door, so they are safe as paths.
 */
export async function openFileObjectStore(directory: string): Promise<ObjectStore> {
  const objectPath = (key: string) => join(directory, 'objects', key)
  const notePath = (key: string) => join(directory, 'notes', `${key}.json`)
  const uploadPath = (uploadId: string, ...rest: string[]) => join(directory, 'uploads', uploadId, ...rest)
  await mkdir(join(directory, 'uploads'), { recursive: true })

  const note = async (key: string): Promise<StoredObject | null> => readJson<StoredObject>(notePath(key))

  const keep = async (key: string, temporary: string, object: StoredObject) => {
    await mkdir(dirname(objectPath(key)), { recursive: true })
    await mkdir(dirname(notePath(key)), { recursive: true })
    await rename(temporary, objectPath(key))
    await writeFile(notePath(key), JSON.stringify(object))
    return object
  }

  const uploadOf = async (key: string, uploadId: string): Promise<UploadNote | null> => {
    if (!UPLOAD_ID.test(uploadId)) return null
    const upload = await readJson<UploadNote>(uploadPath(uploadId, 'upload.json'))
    return upload?.key === key ? upload : null
  }

  const partsOf = async (uploadId: string): Promise<StoredPart[]> => {
    const names = (await readdir(uploadPath(uploadId))).filter((name) => /^\d+\.json$/.test(name))
    const parts = await Promise.all(names.map((name) => readJson<StoredPart>(uploadPath(uploadId, name))))
    return parts.filter((part) => part !== null).sort((a, b) => a.no - b.no)
  }

  return {
    async put(key, body, contentType) {
      const temporary = uploadPath(`put-${randomUUID()}`)
      await writeFile(temporary, body)
      return keep(key, temporary, { sizeBytes: body.length, contentType, etag: md5(body), modifiedAt: Date.now() })
    },
    head: note,
    async read(key, range) {
      if (!(await note(key))) return null
      return Readable.toWeb(createReadStream(objectPath(key), range)) as ReadableStream<Uint8Array>
    },
    async setContentType(key, contentType) {
      const object = await note(key)
      if (object) await writeFile(notePath(key), JSON.stringify({ ...object, contentType }))
    },
    async delete(key) {
      await rm(notePath(key), { force: true })
      await rm(objectPath(key), { force: true })
    },
    async startUpload(key, contentType) {
      const uploadId = randomUUID()
      const upload: UploadNote = { key, uploadId, contentType, startedAt: Date.now() }
      // Renamed when it is whole, so that whoever lists the uploads meets no half-written note.
      const temporary = uploadPath(`new-${uploadId}`)
      await mkdir(temporary)
      await writeFile(join(temporary, 'upload.json'), JSON.stringify(upload))
      await rename(temporary, uploadPath(uploadId))
      return uploadId
    },
    async listUploads(prefix) {
      const ids = (await readdir(uploadPath(''))).filter((name) => UPLOAD_ID.test(name))
      const uploads = await Promise.all(ids.map((id) => readJson<UploadNote>(uploadPath(id, 'upload.json'))))
      return uploads.flatMap((upload) =>
        upload?.key.startsWith(prefix)
          ? [{ key: upload.key, uploadId: upload.uploadId, startedAt: upload.startedAt }]
          : [],
      )
    },
    async putPart(key, uploadId, no, body) {
      if (!(await uploadOf(key, uploadId))) return null
      const part: StoredPart = { no, sizeBytes: body.length, etag: md5(body), storedAt: Date.now() }
      const temporary = uploadPath(uploadId, `${randomUUID()}.part`)
      await writeFile(temporary, body)
      await rename(temporary, uploadPath(uploadId, String(no)))
      await writeFile(uploadPath(uploadId, `${no}.json`), JSON.stringify(part))
      return part
    },
    async listParts(key, uploadId) {
      return (await uploadOf(key, uploadId)) ? partsOf(uploadId) : null
    },
    async completeUpload(key, uploadId, partNos) {
      const upload = await uploadOf(key, uploadId)
      if (!upload) return null
      const byNo = new Map((await partsOf(uploadId)).map((part) => [part.no, part]))
      const parts = partNos.flatMap((no) => byNo.get(no) ?? [])
      if (parts.length !== partNos.length) return null
      const temporary = uploadPath(uploadId, 'whole')
      const whole = await open(temporary, 'w')
      try {
        for (const { no } of parts) await whole.appendFile(await readFile(uploadPath(uploadId, String(no))))
        await whole.sync()
      } finally {
        await whole.close()
      }
      const object = await keep(key, temporary, {
        sizeBytes: parts.reduce((size, part) => size + part.sizeBytes, 0),
        contentType: upload.contentType,
        etag: await etagOfParts(parts.map((part) => part.etag)),
        modifiedAt: Date.now(),
      })
      await rm(uploadPath(uploadId), { recursive: true, force: true })
      return object
    },
    async abortUpload(key, uploadId) {
      if (await uploadOf(key, uploadId)) await rm(uploadPath(uploadId), { recursive: true, force: true })
    },
    async forgetUploads(before) {
      // By the clock of the disk: every part that arrives changes its folder. What a crash left half-written goes too.
      for (const name of await readdir(uploadPath(''))) {
        const found = await stat(uploadPath(name)).catch(noneIfMissing)
        if (found && found.mtimeMs < before) await rm(uploadPath(name), { recursive: true, force: true })
      }
    },
  }
}

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

const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex')

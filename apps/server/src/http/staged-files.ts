/** Files of a call. They go to the store as they arrive, and become objects only when the call says so. */
import { createBase64Decoder } from '../domain/base64-decoder.ts'
import type { Actor } from '../domain/actor.ts'
import { ownedPrefix } from '../domain/files/upload-rules.ts'
import type { Deps } from '../deps.ts'
import type { IncomingBody, AnnouncedBody } from '../objects/incoming-bodies.ts'
import { CosError } from '../objects/cos-error.ts'
import { announcedBytes } from '../objects/cos-request.ts'
import type { StagedObject, StoredObject } from '../ports/object-store.ts'
import { ApiError } from './api-error.ts'
import { latin1 } from './form-fields.ts'

export interface StagedFile {
  /** The name that its sender gave; '' when it has none. */
  name: string
  sizeBytes: number
  /** MD5 of the content, hex. */
  etag: string
  /** The content is read where it lies. */
  content: Blob
  /** Makes it an object, which is deleted again when the call fails. @throws {CosError} `QuotaExceeded` */
  publish(key: string, contentType: string): Promise<StoredObject>
}

/** The staged files, keyed by the name of their field. */
export type StagedFiles = Readonly<Record<string, StagedFile>>

export interface FileIntake {
  files: StagedFiles
  /** A file begins; one at a time, and one for each field. */
  begin(field: string, file: { name: string | null; isBase64: boolean }): Promise<void>
  write(piece: Uint8Array): Promise<void>
  end(): Promise<void>
}

type IntakeDeps = Pick<Deps, 'incomingBodies' | 'config' | 'objects'>

// COS clients are told to wait this long after a 503.
const RETRY_AFTER_SECONDS = 2

/**
 * Has the work take files in and do with them what the call is for. Afterwards nothing is left of what it did not
 * publish, and of what it published when it failed.
 * @throws {ApiError} `tooOften` when too much arrives already, `quotaExceeded` when there is no room for it
 */
export async function receivingFiles<T>(
  request: Request,
  actor: Actor,
  deps: IntakeDeps,
  work: (intake: FileIntake) => Promise<T>,
): Promise<T> {
  const { incomingBodies, config, objects } = deps
  const owner = ownedPrefix(actor)
  const { quotaBytes } = config.objects
  const files: Record<string, StagedFile> = {}
  const staged: StagedObject[] = []
  const published: string[] = []
  let arriving: ReturnType<typeof openArrival> | null = null
  let sink: FileSink | null = null
  let finish: (file: StagedObject) => void = () => undefined

  const intake: FileIntake = {
    files,
    async begin(field, { name, isBase64 }) {
      if (Object.hasOwn(files, field)) throw new ApiError('tooLarge')
      // A call that brings no file needs no room for one, so it is asked for here.
      arriving ??= openArrival(incomingBodies, {
        owner,
        quotaBytes,
        announcedBytes: announcedBytes(request),
        replacedBytes: 0,
      })
      const arrival = await arriving.arrival
      sink = openSink(objects, arrival, isBase64)
      finish = (object) => {
        staged.push(object)
        files[field] = {
          name: name ?? '',
          sizeBytes: object.sizeBytes,
          etag: object.etag,
          content: object.content,
          publish: (key, contentType) =>
            incomingBodies.runExclusive(owner, async () => {
              await arrival.requireRoom(object.sizeBytes)
              published.push(key)
              const stored = await objects.publish(object, key, contentType)
              arrival.keep(object.sizeBytes)
              return stored
            }),
        }
      }
    },
    async write(piece) {
      await sink?.write(piece)
    },
    async end() {
      if (sink) finish(await sink.end())
      sink = null
    },
  }

  try {
    return await work(intake)
  } catch (error) {
    await (sink as FileSink | null)?.giveUp(error)
    for (const key of published) await objects.delete(key)
    throw error instanceof CosError ? asApiError(error, quotaBytes) : error
  } finally {
    for (const object of staged) await objects.discard(object)
    await (arriving as ReturnType<typeof openArrival> | null)?.close()
  }
}

// An arrival that lasts until it is closed.
function openArrival(incomingBodies: Deps['incomingBodies'], body: AnnouncedBody) {
  const begun = Promise.withResolvers<IncomingBody>()
  const over = Promise.withResolvers<void>()
  const taken = incomingBodies.take(body, (arrival) => {
    begun.resolve(arrival)
    return over.promise
  })
  taken.catch(begun.reject)
  return {
    arrival: begun.promise,
    async close() {
      over.resolve()
      await taken.catch(() => undefined)
    },
  }
}

interface FileSink {
  write(piece: Uint8Array): Promise<void>
  end(): Promise<StagedObject>
  giveUp(reason: unknown): Promise<void>
}

// One file on its way into the store, which takes it as fast as it can write, and no faster.
function openSink(objects: Deps['objects'], arrival: IncomingBody, isBase64: boolean): FileSink {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const staging = objects.stage(readable)
  // It fails together with the writer, who hears of it first.
  staging.catch(() => undefined)
  const writer = writable.getWriter()
  writer.closed.catch(() => undefined)
  const base64 = isBase64 ? createBase64Decoder() : null
  const store = async (bytes: Uint8Array | null) => {
    if (!bytes) throw new ApiError('fileTypeNotAllowed')
    if (bytes.length === 0) return
    await arrival.count(bytes.length)
    await writer.write(bytes)
  }
  return {
    write: (piece) => store(base64 ? base64.write(latin1(piece)) : piece),
    async end() {
      if (base64) await store(base64.end())
      await writer.close()
      return staging
    },
    async giveUp(reason) {
      await writer.abort(reason).catch(() => undefined)
      await staging.then(
        (object) => objects.discard(object),
        () => undefined,
      )
    },
  }
}

function asApiError({ code }: CosError, limitBytes: number): ApiError {
  if (code === 'SlowDown') return new ApiError('tooOften', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  // `QuotaExceeded` and `StorageFull` give the same response: the cause of the lack of room does not matter to the
  // caller.
  return new ApiError('quotaExceeded', { limitBytes })
}

/** Takes in whole objects, and the parts of larger ones. */
import type { CosDeps } from './cos-deps.ts'
import type { Context } from 'hono'
import { extensionOf } from '../domain/files/file-kinds.ts'
import { FILES_MAX, ownerOf } from '../domain/files/upload-rules.ts'
import type { StagedObject } from '../ports/object-store.ts'
import { sniffContentType } from './content-type.ts'
import { answerXml } from './cos-answer.ts'
import { CosError } from './cos-error.ts'
import { type IncomingBody, PART_MAX_BYTES } from './incoming-bodies.ts'
import { allow, allowBeforeBody, requireSignIn } from './cos-guard.ts'
import { announcedBytes, keyOf, limitedBody, requireDigest, signedRequest, withSmallBody } from './cos-request.ts'
import { type NamedPart, parseComplete, parsePartNumber } from './cos-xml.ts'
import { etagOf, etagOfParts } from './etag.ts'
import type { StorePolicy } from './store-credentials.ts'
import { createKeyedMutex } from '../keyed-mutex.ts'

// The list of all ten thousand parts that an upload can have.
const PART_LIST_MAX_BYTES = 1_250_000
// Unfinished uploads of one person. The client sends three files at a time.
const OPEN_UPLOADS_MAX = 10

export function cosUploads(deps: CosDeps) {
  const { incomingBodies, objects } = deps
  const { bucket } = deps.config.objects
  const prefix = `/cos/${bucket}`
  // Parts that arrive at the same moment must see each other, or each alone is within the limit.
  const runExclusive = createKeyedMutex()
  const joinExclusive = createKeyedMutex()

  const put = async (c: Context) => {
    const key = keyOf(c, prefix)
    const { uploadId, partNumber } = c.req.query()
    const no = uploadId === undefined ? 0 : parsePartNumber(partNumber ?? '')
    if (no === null) throw new CosError('InvalidArgument')
    const request = signedRequest(c, bucket, `/${key}`)
    const { policy: claimed, isProven } = await allowBeforeBody(request, 'write', key, deps)
    // All that is known by now is checked before any byte is kept.
    if (uploadId !== undefined && !(await objects.listParts(key, uploadId))) throw new CosError('NoSuchUpload')
    const limitBytes = Math.min(claimed.maxBytes, uploadId === undefined ? Number.POSITIVE_INFINITY : PART_MAX_BYTES)
    const body = {
      owner: ownerOf(key),
      quotaBytes: claimed.quotaBytes,
      announcedBytes: announcedBytes(c.req.raw),
      replacedBytes: uploadId === undefined ? ((await objects.head(key))?.sizeBytes ?? 0) : 0,
    }
    if (body.announcedBytes > limitBytes) throw new CosError('EntityTooLarge')
    return incomingBodies.take(body, async (arrival) => {
      const staged = await objects.stage(limitedBody(c.req.raw, limitBytes, arrival.count))
      return orDiscard(staged, async () => {
        // A request that a service worker hands over has its body and no length yet, though the length is signed.
        const headers = { ...request.headers, 'content-length': String(staged.sizeBytes) }
        const policy = isProven ? claimed : await allow({ ...request, headers }, 'write', key, deps)
        // A large body takes minutes; its sender may have signed out meanwhile.
        await requireSignIn(policy, deps)
        requireDigest(c, staged.etag)
        const etag =
          uploadId === undefined
            ? await publish(staged, key, policy, arrival)
            : await addPart(staged, key, uploadId, no, policy, arrival)
        return c.body(null, 200, { etag: `"${etag}"` })
      })
    })
  }

  const orDiscard = async <T>(staged: StagedObject, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      await objects.discard(staged)
      throw error
    }
  }

  /** @throws {CosError} when it is not what its name says, another file has its key, or its owner has no room */
  const publish = async (
    staged: StagedObject,
    key: string,
    policy: StorePolicy,
    arrival: IncomingBody,
  ): Promise<string> => {
    const contentType = await sniffContentType(extensionOf(key), staged.content)
    if (!contentType) throw new CosError('InvalidArgument', 'The content is not what its name says')
    await incomingBodies.runExclusive(ownerOf(key), async () => {
      const stored = await objects.head(key)
      // A key is given out for one file. Once it is marked, signed or approved, no user can replace it.
      if (stored && stored.etag !== staged.etag) throw new CosError('FileAlreadyExists')
      const addedBytes = staged.sizeBytes - (stored?.sizeBytes ?? 0)
      await requireRoom(key, policy, addedBytes)
      // Keys are given out before anything is stored under them.
      if (!stored && (await objects.countObjects(ownerOf(key))) >= FILES_MAX)
        throw new CosError('QuotaExceeded', `No more than ${FILES_MAX} files`)
      await objects.publish(staged, key, contentType)
      arrival.keep(addedBytes)
    })
    return staged.etag
  }

  const requireRoom = async (key: string, { quotaBytes }: StorePolicy, addedBytes: number) => {
    if ((await objects.usedBytes(ownerOf(key))) + addedBytes > quotaBytes) throw new CosError('QuotaExceeded')
  }

  /** @throws {CosError} when the parts together would be more than the caller may store, or has room for */
  const addPart = (
    staged: StagedObject,
    key: string,
    uploadId: string,
    no: number,
    { maxBytes }: StorePolicy,
    arrival: IncomingBody,
  ) =>
    runExclusive(uploadId, async () => {
      const parts = await objects.listParts(key, uploadId)
      if (!parts) throw new CosError('NoSuchUpload')
      const others = parts.filter((part) => part.no !== no).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
      if (others + staged.sizeBytes > maxBytes) throw new CosError('EntityTooLarge')
      const addedBytes = staged.sizeBytes - (parts.find((part) => part.no === no)?.sizeBytes ?? 0)
      return incomingBodies.runExclusive(ownerOf(key), async () => {
        await arrival.requireRoom(addedBytes)
        const part = await objects.putPart(staged, key, uploadId, no)
        if (!part) throw new CosError('NoSuchUpload')
        arrival.keep(addedBytes)
        return part.etag
      })
    })

  const post = async (c: Context) => {
    const key = keyOf(c, prefix)
    const request = signedRequest(c, bucket, `/${key}`)
    const { policy, isProven } = await allowBeforeBody(request, 'write', key, deps)
    return withSmallBody(c, { owner: ownerOf(key), maxBytes: PART_LIST_MAX_BYTES }, deps, async (content) => {
      const headers = { ...request.headers, 'content-length': String(content.length) }
      if (!isProven) await allow({ ...request, headers }, 'write', key, deps)
      requireDigest(c, await etagOf([content]))
      return answerPost(c, key, policy, content)
    })
  }

  const answerPost = async (c: Context, key: string, policy: StorePolicy, content: Uint8Array) => {
    const { uploadId, uploads } = c.req.query()
    if (uploads !== undefined) {
      return answerXml(c, [
        'InitiateMultipartUploadResult',
        [
          ['Bucket', bucket],
          ['Key', key],
          ['UploadId', await incomingBodies.runExclusive(ownerOf(key), () => startUpload(key, policy))],
        ],
      ])
    }
    if (uploadId === undefined) throw new CosError('MethodNotAllowed')
    const named = parseComplete(new TextDecoder().decode(content))
    if (!named?.length) throw new CosError('InvalidPart')
    // One part named forty times would be joined forty times.
    if (named.some(({ no }, index) => no <= (named[index - 1]?.no ?? 0))) throw new CosError('InvalidPartOrder')
    return answerXml(c, [
      'CompleteMultipartUploadResult',
      [
        ['Location', `${new URL(c.req.url).host}${prefix}/${key}`],
        ['Bucket', bucket],
        ['Key', key],
        ['ETag', `"${await runExclusive(uploadId, () => complete(key, uploadId, named, policy))}"`],
      ],
    ])
  }

  // Limits the uploads that a person never finishes: the oldest ones of the same person give way.
  const startUpload = async (key: string, policy: StorePolicy): Promise<string> => {
    await requireRoom(key, policy, 0)
    const pending = [...(await objects.listUploads(ownerOf(key)))].sort((a, b) => a.startedAt - b.startedAt)
    for (const oldest of pending.slice(0, Math.max(0, pending.length - OPEN_UPLOADS_MAX + 1)))
      await objects.endUpload(oldest.key, oldest.uploadId)
    return objects.startUpload(key)
  }

  const complete = async (key: string, uploadId: string, named: readonly NamedPart[], policy: StorePolicy) => {
    const parts = await objects.listParts(key, uploadId)
    if (!parts) return completedBefore(key, named)
    const known = new Map(parts.map((part) => [part.no, part]))
    if (named.some(({ no, etag }) => known.get(no)?.etag !== etag)) throw new CosError('InvalidPart')
    const sizeBytes = named.reduce((sum, { no }) => sum + (known.get(no)?.sizeBytes ?? 0), 0)
    if (sizeBytes > policy.maxBytes) throw new CosError('EntityTooLarge')
    const numbers = named.map(({ no }) => no)
    const { quotaBytes } = policy
    const body = { owner: ownerOf(key), quotaBytes, announcedBytes: sizeBytes, replacedBytes: sizeBytes }
    // While they are joined, all of it is there twice: for one upload of a person at a time.
    return joinExclusive(ownerOf(key), () =>
      incomingBodies.take(body, async (arrival) => {
        await arrival.count(sizeBytes)
        // Before anything is written: the parts are within the quota, and joined they are no more than that.
        await requireRoom(key, policy, 0)
        const staged = await objects.joinParts(key, uploadId, numbers)
        if (!staged) throw new CosError('InvalidPart')
        return orDiscard(staged, async () => {
          // The parts are counted as used until the upload ends, so together they need no more room.
          const etag = await publish(staged, key, { ...policy, quotaBytes: quotaBytes + sizeBytes }, arrival)
          await objects.endUpload(key, uploadId)
          return etag
        })
      }),
    )
  }

  /** The answer may have been lost on its way: asked again, it is the same. @throws {CosError} `NoSuchUpload` */
  const completedBefore = async (key: string, named: readonly NamedPart[]): Promise<string> => {
    const stored = await objects.head(key)
    if (stored?.etag !== (await etagOfParts(named.map(({ etag }) => etag)))) throw new CosError('NoSuchUpload')
    return stored.etag
  }

  return { put, post }
}

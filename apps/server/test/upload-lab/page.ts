/** A page that uploads as the web app does, with the real COS SDK; what it gives back can travel to the test. */
import {
  type CosConstructor,
  cosUploadTargets,
  createIdbUploadStore,
  createUploadQueue,
  type StoredPart,
  UploadError,
  type UploadErrorCode,
  type UploadFile,
  type UploadGrant,
  type UploadTarget,
} from '@hwjy/classroom/uploads'
import COS from 'cos-js-sdk-v5'
import { partBody } from './part-body.ts'

declare global {
  /** Asks the API for a credential; the test answers. */
  function grantUpload(file: UploadFile, key: string | null): Promise<UploadGrant>
  var uploadLab: typeof lab
}

let cosLoads = 0
const targets = cosUploadTargets({
  grant: (file, key) => grantUpload(file, key),
  loadCos: async () => {
    cosLoads += 1
    return COS as unknown as CosConstructor
  },
})

type Outcome<T> = { value: T } | { code: UploadErrorCode }
const outcome = <T>(work: Promise<T>): Promise<Outcome<T>> =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (error instanceof UploadError) return { code: error.code }
      throw error
    },
  )

const opened: UploadTarget[] = []
const at = (target: number) => opened[target] as UploadTarget
const controllers = new Map<string, AbortController>()

const queue = createUploadQueue({ owner: 'usr_li', targets, store: createIdbUploadStore() })
const seen: string[] = []
queue.subscribe(() => {
  for (const { state } of queue.getState())
    if (seen.at(-1) !== state.status) seen.push('error' in state ? `${state.status} ${state.error}` : state.status)
})

/** Bytes that differ from part to part. */
function fileOf(name: string, sizeBytes: number): File {
  const bytes = new Uint8Array(sizeBytes)
  for (let index = 0; index < sizeBytes; index += 1_000) bytes[index] = (index / 1_000) % 251
  bytes.set(new TextEncoder().encode('%PDF-1.7\n'))
  return new File([bytes], name, { lastModified: 1_700_000_000_000, type: 'application/pdf' })
}

const lab = {
  open: (file: UploadFile, key: string | null) =>
    outcome(targets.open(file, key).then((target) => ({ target: opened.push(target) - 1, key: target.key }))),
  begin: (target: number) => outcome(at(target).begin()),
  listParts: (target: number, uploadId: string) => outcome(at(target).listParts(uploadId)),
  putPart(target: number, uploadId: string, index: number, call: string) {
    const controller = new AbortController()
    controllers.set(call, controller)
    return outcome(at(target).putPart(uploadId, index, partBody(index), { signal: controller.signal }))
  },
  takeBack: (call: string, code: UploadErrorCode) => controllers.get(call)?.abort(new UploadError(code)),
  complete: (target: number, uploadId: string, parts: readonly StoredPart[]) =>
    outcome(at(target).complete(uploadId, parts)),
  abort: (target: number, uploadId: string) => outcome(at(target).abort(uploadId)),
  find: (target: number) => outcome(at(target).find()),

  add: (name: string, sizeBytes: number) =>
    queue.add({ file: fileOf(name, sizeBytes), kind: 'document', purpose: 'test' }),
  restore: () => queue.restore(),
  resume: () => queue.getState().forEach(({ id }) => queue.resume(id)),
  status: () => queue.getState()[0]?.state.status,
  /** Every state that the queue went through, without repeats in a row. */
  seen: () => seen,
  cosLoads: () => cosLoads,
  sha256: async (name: string, sizeBytes: number) =>
    Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', await fileOf(name, sizeBytes).arrayBuffer()))),
}
globalThis.uploadLab = lab

/** A page that stores files with the real COS SDK; what it gives back can travel to the test. */
import COS from 'cos-js-sdk-v5'
import type { ResponseOf } from '../../src/http/call.ts'

export type Credential = ResponseOf<'teacherTempCredential'>

interface CosFailure {
  code: string
  statusCode: number | undefined
}

declare global {
  /** Asks the API for a new key; the test answers. */
  function tempCred(fileName: string): Promise<Credential>
  var cosLab: CosLab
}

const SLICE_BYTES = 5_242_880

const sha256 = async (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The same bytes for the same seed. A PDF as far as its first bytes tell. */
function fileOf(name: string, sizeBytes: number, seed = 1): File {
  const bytes = new Uint8Array(sizeBytes)
  let state = seed
  for (let at = 0; at < sizeBytes; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    bytes[at] = state >>> 24
  }
  bytes.set(new TextEncoder().encode('%PDF-1.7\n').subarray(0, sizeBytes))
  return new File([bytes], name, { lastModified: 1_700_000_000_000, type: 'application/pdf' })
}

/** One client for one file, as the web app makes it. */
function clientFor(given: Credential) {
  const { tmpSecretId, tmpSecretKey, sessionToken } = given.credentials
  const cos = new COS({
    Domain: given.domain,
    Protocol: location.protocol,
    SliceSize: SLICE_BYTES,
    ChunkSize: SLICE_BYTES,
    ChunkParallelLimit: 3,
    ProgressInterval: 20,
    getAuthorization: (_, answer) =>
      answer({
        TmpSecretId: tmpSecretId,
        TmpSecretKey: tmpSecretKey,
        SecurityToken: sessionToken,
        StartTime: given.startTime,
        ExpiredTime: given.expiredTime,
        ScopeLimit: false,
      }),
  })
  const at = { Bucket: given.bucketName, Region: given.region, Key: given.newFileName }
  return { cos, at }
}

/** How a call failed, in the SDK's words. */
async function failureOf(call: Promise<unknown>): Promise<CosFailure | null> {
  try {
    await call
    return null
  } catch (error) {
    const { code, statusCode } = error as CosFailure
    return { code, statusCode }
  }
}

/** `sliceUploadFile` whatever the size. Its promise has no usable type. */
const uploadSliced = (cos: COS, params: COS.SliceUploadFileParams) =>
  new Promise<COS.SliceUploadFileResult>((resolve, reject) =>
    cos.sliceUploadFile(params, (error, result) => (error ? reject(error) : resolve(result))),
  )

/** Whether the stored object is this file, byte by byte. */
async function isStored(cos: COS, at: COS.ObjectParams, file: File): Promise<boolean> {
  const { Body } = await cos.getObject({ ...at, DataType: 'arraybuffer' })
  return Body instanceof ArrayBuffer && (await sha256(Body)) === (await sha256(await file.arrayBuffer()))
}

const cosLab = { fileOf, clientFor, failureOf, uploadSliced, isStored }
export type CosLab = typeof cosLab
globalThis.cosLab = cosLab

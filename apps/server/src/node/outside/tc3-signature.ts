/** Signature v3 of the Tencent Cloud API (TC3-HMAC-SHA256). https://cloud.tencent.com/document/api/382/52072 */
import { createHash, createHmac } from 'node:crypto'

export interface Tc3Request {
  service: string
  host: string
  /** The body is given as it is sent, because every byte is signed. */
  payload: string
  /** Seconds since 1970. Tencent takes five minutes of difference. */
  timestamp: number
}

export const TC3_CONTENT_TYPE = 'application/json; charset=utf-8'

/** The `Authorization` header of a POST. Content type and host are signed. */
export function tc3Authorization(request: Tc3Request, secretId: string, secretKey: string): string {
  const { service, host, payload, timestamp } = request
  const canonical = `POST\n/\n\ncontent-type:${TC3_CONTENT_TYPE}\nhost:${host}\n\n${SIGNED}\n${sha256(payload)}`
  const date = new Date(timestamp * 1_000).toISOString().slice(0, 10)
  const scope = `${date}/${service}/tc3_request`
  const toSign = `TC3-HMAC-SHA256\n${timestamp}\n${scope}\n${sha256(canonical)}`
  const key = [date, service, 'tc3_request'].reduce<string | Buffer>(
    (last, part) => hmac(last, part),
    `TC3${secretKey}`,
  )
  const signature = hmac(key, toSign).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${SIGNED}, Signature=${signature}`
}

const SIGNED = 'content-type;host'
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

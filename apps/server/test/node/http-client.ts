/** A client of a running server: the few calls that tests of processes need. */
import { setTimeout } from 'node:timers/promises'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'
import { WEB_APP_CLIENT } from '../../src/domain/school/client-key-rules.ts'
import { authorize } from '../../src/objects/cos-signature.ts'

interface Envelope {
  code: number
  message: string
  data: unknown
}

/** Hours from UTC to where it is about noon: there no lesson of today is yesterday's or tomorrow's. */
export const noonOffset = (): number => 12 - new Date().getUTCHours()

export async function postForm(
  base: string,
  path: string,
  fields: Record<string, string>,
  token: string,
  requestId: string = crypto.randomUUID(),
): Promise<Envelope> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, requestId, timeZone: String(noonOffset()) },
    body: new URLSearchParams(fields),
  })
  return (await response.json()) as Envelope
}

export async function postJson(
  base: string,
  path: string,
  body: object,
  token: string,
  requestId: string = crypto.randomUUID(),
): Promise<Envelope> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', requestId }
  const response = await fetch(`${base}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Envelope
}

/** Waits as a client does where the server asks for it: who wrote at full speed a moment ago has used up the address. @returns the token */
export async function signIn(base: string, username: string): Promise<string> {
  const body = new FormData()
  const fields = { username, password: DEMO_PASSWORD, captchaVerification: '' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const side = username.startsWith('teacher') ? 'api-tch' : 'api-user'
  const headers = { authorization: `Basic ${btoa(WEB_APP_CLIENT)}` }
  for (;;) {
    const response = await fetch(`${base}/${side}/user/login`, { method: 'POST', headers, body })
    const answer = (await response.json()) as { info?: { accessToken?: string; retryAfterSeconds?: number } | null }
    if (answer.info?.accessToken !== undefined) return answer.info.accessToken
    if (answer.info?.retryAfterSeconds === undefined)
      throw new Error(`${username} is not signed in: ${JSON.stringify(answer)}`)
    await setTimeout(answer.info.retryAfterSeconds * 1_000)
  }
}

export interface UploadGrant {
  domain: string
  credentials: { tmpSecretId: string; tmpSecretKey: string; sessionToken: string }
  startTime: number
  expiredTime: number
  newFileName: string
}

/** Sends to the object store what the COS client of a browser would send. */
export async function cosRequest(
  grant: UploadGrant,
  method: string,
  query: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const { domain, credentials, newFileName, startTime, expiredTime } = grant
  const headers: Record<string, string> = { host: new URL(`http://${domain}`).host }
  const keys = { secretId: credentials.tmpSecretId, secretKey: credentials.tmpSecretKey }
  const window = { from: startTime, until: expiredTime }
  const authorization = await authorize({ method, path: `/${newFileName}`, query, headers }, keys, window)
  return fetch(`http://${domain}/${newFileName}?${new URLSearchParams(query)}`, {
    method,
    headers: { authorization, 'x-cos-security-token': credentials.sessionToken },
    ...(body && { body }),
  })
}

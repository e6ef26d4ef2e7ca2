/** Tencent's SMS service as far as SendSms goes: it checks the signature by the documented steps, written once more. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const KEYS = { secretId: 'AKIDtest', secretKey: 'Gu5t-secret' }

export interface SentSms {
  PhoneNumberSet: string[]
  SmsSdkAppId: string
  SignName?: string
  TemplateId: string
  TemplateParamSet: string[]
}

export interface FakeTencentSms {
  url: string
  sent: SentSms[]
  /** The code of the next answers: of the whole call, or of its one number. */
  next: { error?: string; status?: string; http?: number }
  stop(): Promise<void>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function isSigned({ headers }: IncomingMessage, body: string): boolean {
  const pattern =
    /^TC3-HMAC-SHA256 Credential=([^/]+)\/([\d-]+)\/sms\/tc3_request, SignedHeaders=([^,]+), Signature=(\w+)$/
  const [, id, date = '', names = '', signature] = pattern.exec(headers.authorization ?? '') ?? []
  const timestamp = String(headers['x-tc-timestamp'])
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).toLowerCase()}\n`)
  const canonical = ['POST', '/', '', lines.join(''), names, sha256(body)].join('\n')
  const toSign = ['TC3-HMAC-SHA256', timestamp, `${date}/sms/tc3_request`, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(`TC3${KEYS.secretKey}`, date), 'sms'), 'tc3_request')
  return id === KEYS.secretId && hmac(key, toSign).toString('hex') === signature
}

export async function fakeTencentSms(): Promise<FakeTencentSms> {
  const sent: SentSms[] = []
  const fake = { sent, next: {} as FakeTencentSms['next'] }
  const answer = (request: IncomingMessage, body: string): object => {
    const failed = (Code: string) => ({ Error: { Code, Message: 'refused' } })
    if (!isSigned(request, body)) return failed('AuthFailure.SignatureFailure')
    const { headers } = request
    const isKnown = headers['x-tc-action'] === 'SendSms' && headers['x-tc-version'] === '2021-01-11'
    if (!isKnown || headers['x-tc-region'] === undefined) return failed('InvalidAction')
    if (fake.next.error !== undefined) return failed(fake.next.error)
    const message = JSON.parse(body) as SentSms
    const Code = fake.next.status ?? 'Ok'
    if (Code === 'Ok') sent.push(message)
    return { SendStatusSet: [{ PhoneNumber: message.PhoneNumberSet[0], Code, Message: '' }] }
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    if (fake.next.http !== undefined) return response.writeHead(fake.next.http).end('<html>')
    return response.end(JSON.stringify({ Response: { ...answer(request, body), RequestId: 'r' } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return Object.assign(fake, { url, stop })
}

/** A client of a running server: the few calls that tests of processes need. */
import { DEMO_CLIENT } from '../../src/core.ts'
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts'

interface Envelope {
  code: number
  message: string
  data: unknown
}

export async function postForm(
  base: string,
  path: string,
  fields: Record<string, string>,
  token: string,
  requestId: string = crypto.randomUUID(),
): Promise<Envelope> {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, requestId },
    body: new URLSearchParams(fields),
  })
  return (await response.json()) as Envelope
}

/** @returns the token */
export async function signIn(base: string, username: string): Promise<string> {
  const body = new FormData()
  const fields = { username, password: DEMO_PASSWORD, captchaVerification: '' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const side = username.startsWith('teacher') ? 'api-tch' : 'api-user'
  const response = await fetch(`${base}/${side}/user/login`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(DEMO_CLIENT)}` },
    body,
  })
  const { info } = (await response.json()) as { info: { accessToken: string } }
  return info.accessToken
}

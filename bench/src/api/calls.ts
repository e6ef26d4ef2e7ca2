import { type OperationId, type Operation, operations } from '@hwjy/sdk/operations'

const DEMO = { username: 'student.anna', password: 'Huawen-2026', captchaVerification: '' }

/** @throws when the response is anything but a success */
export async function callAs(url: string, token: string, operationId: OperationId, input: object): Promise<unknown> {
  const { method, path, encoding }: Operation = operations[operationId]
  const fields = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
  const authorization = `Bearer ${token}`
  const isJson = encoding === 'json'
  const response =
    encoding === 'query' || method === 'GET'
      ? await fetch(`${url}${path}?${fields}`, { method, headers: { authorization } })
      : await fetch(url + path, {
          method,
          headers: { authorization, timeZone: '8', ...(isJson && { 'content-type': 'application/json' }) },
          body: isJson ? JSON.stringify(input) : fields,
        })
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown }
  if (code !== 200) throw new Error(`${path}: ${code} ${message}`)
  return data
}

export async function signIn(url: string): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(DEMO)) body.append(name, value)
  // The device is the same each time: for another one the server would ask which of the two may stay.
  const headers = { authorization: `Basic ${btoa('hwjy-web:')}`, deviceId: 'bench' }
  const response = await fetch(url + operations.studentLogin.path, { method: 'POST', headers, body })
  const { status, message } = (await response.json()) as { status: string; message: string }
  if (status !== '200') throw new Error(`sign-in: ${status} ${message}`)
}

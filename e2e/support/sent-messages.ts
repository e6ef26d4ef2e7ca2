import { expect } from '@playwright/test'
import type { TestServer } from './server.ts'

/** The newest text that the demo would have sent. @param recipient calling code and number, without plus */
export async function readSentText(server: TestServer, recipient: string): Promise<string> {
  const response = await fetch(`${server.url}/api-user/ext/outbox`, {
    method: 'POST',
    body: new URLSearchParams({ recipient }),
  })
  const { data }: { data: { text: string }[] } = await response.json()
  return data[0]?.text ?? ''
}

export async function readSentCode(server: TestServer, recipient: string): Promise<string> {
  const code = /\d{6}/.exec(await readSentText(server, recipient))?.[0]
  expect(code, `a code for ${recipient}`).toBeDefined()
  return code ?? ''
}

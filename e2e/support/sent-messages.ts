import { expect } from '@playwright/test'
import type { OwnSchool } from './shared-server.ts'

/** The newest text that the demo would have sent. @param recipient calling code and number, without plus */
export async function readSentText(server: Pick<OwnSchool, 'fetch'>, recipient: string): Promise<string> {
  const response = await server.fetch('/api-user/ext/outbox', {
    method: 'POST',
    body: new URLSearchParams({ recipient }),
  })
  const { data }: { data: { text: string }[] } = await response.json()
  return data[0]?.text ?? ''
}

export async function readSentCode(server: Pick<OwnSchool, 'fetch'>, recipient: string): Promise<string> {
  const code = /\d{6}/.exec(await readSentText(server, recipient))?.[0]
  expect(code, `a code for ${recipient}`).toBeDefined()
  return code ?? ''
}

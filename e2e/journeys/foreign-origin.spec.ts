/** A page of another origin: refused on the API, the socket and in a frame, and served once the school allows it. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../support/class-test.ts'

const test = base.extend<{ partner: { page: Page; origin: string } }>({
  partner: async ({ page }, provide) => {
    const site: Server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>A partner</title>')
    })
    await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve))
    const origin = `http://partner.localhost:${(site.address() as AddressInfo).port}`
    await page.goto(origin)
    await provide({ page, origin })
    site.closeAllConnections()
    site.close()
  },
})

/** @returns the code of the answer, or that the browser let the page see none */
const callFrom = (page: Page, school: string, client: string) =>
  page.evaluate(
    async ([url, authorization]) => {
      const form = new FormData()
      for (const [name, value] of [
        ['username', 'student.anna'],
        ['password', 'no'],
        ['captchaVerification', ''],
      ] as const)
        form.append(name, value)
      const call = { method: 'POST', headers: { authorization, requestId: crypto.randomUUID() }, body: form }
      return fetch(`${url}/api-user/user/login`, call).then(
        async (response) => String(((await response.json()) as { status: string }).status),
        () => 'refused',
      )
    },
    [school, `Basic ${btoa(client)}`] as const,
  )

const openSocketFrom = (page: Page, school: string) =>
  page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/live`)
        socket.addEventListener('open', () => resolve('open'))
        socket.addEventListener('error', () => resolve('refused'))
      }),
    school,
  )

/** Shows the sign-in page in a new frame, and waits until the browser is done with it. */
const showInFrame = (page: Page, school: string) =>
  page.evaluate(
    (url) =>
      new Promise<void>((resolve) => {
        document.querySelector('iframe')?.remove()
        const frame = document.createElement('iframe')
        frame.addEventListener('load', () => resolve())
        frame.src = `${url}/hwjy-web/login`
        document.body.append(frame)
      }),
    school,
  )

test('a page of another origin gets nothing until the school allows it, without a restart', async ({
  partner,
  server,
}) => {
  const { page, origin } = partner
  const signIn = page.frameLocator('iframe').getByRole('button', { name: 'Sign in', exact: true })

  await test.step('refused', async () => {
    expect(await callFrom(page, server.url, 'hwjy-web:')).toBe('refused')
    expect(await openSocketFrom(page, server.url)).toBe('refused')
    await showInFrame(page, server.url)
    await expect(signIn).toHaveCount(0)
    expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
  })

  const keyId = await server.addKey([origin])
  await test.step('allowed', async () => {
    expect(await callFrom(page, server.url, `${keyId}:`)).toBe('50001')
    expect(await openSocketFrom(page, server.url)).toBe('open')
    await showInFrame(page, server.url)
    await expect(signIn).toBeVisible()
  })

  await test.step('revoked', async () => {
    await server.revokeKey(keyId)
    expect(await callFrom(page, server.url, `${keyId}:`)).toBe('refused')
    expect(await openSocketFrom(page, server.url)).toBe('refused')
  })
})

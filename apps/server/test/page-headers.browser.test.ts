/** What a browser makes of our pages' Content-Security-Policy. Needs Chromium: /usr/bin/chromium or CHROMIUM_PATH. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Browser } from '@playwright/test'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptLiveSockets } from '../src/node/http/live-upgrade.ts'
import { pageHeaders } from '../src/node/http/page-headers.ts'
import { silentLogger } from '../src/ports/logger.ts'
import { CHROMIUM_PATH, launchBrowser } from './media-lab/media-lab.ts'

describe.skipIf(!existsSync(CHROMIUM_PATH))('a page', () => {
  let browser: Browser
  const servers: Server[] = []

  const serve = async () => {
    const site = new Hono()
      .use(pageHeaders(async () => []))
      .get('*', (c) => c.html('<!doctype html><title>classroom</title>'))
    const server = createServer(getRequestListener(site.fetch))
    acceptLiveSockets(
      server,
      { connect: () => undefined },
      silentLogger,
      () => null,
      async () => false,
    )
    servers.push(server.listen(0, '127.0.0.1'))
    await once(server, 'listening')
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  it('takes styles from files and from scripts, not from the page', async () => {
    const page = await browser.newPage()
    await page.goto(`http://${await serve()}/`)
    const refused = await page.evaluate(async () => {
      const directives: string[] = []
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        directives.push(effectiveDirective),
      )
      document.body.innerHTML = '<p style="color: red">attribute</p><style>p { color: red }</style>'
      const placed = document.createElement('p')
      placed.style.color = 'red'
      document.body.append(placed)
      await new Promise((resolve) => setTimeout(resolve))
      return { directives: [...new Set(directives)].toSorted(), color: getComputedStyle(placed).color }
    })
    expect(refused).toEqual({ directives: ['style-src-attr', 'style-src-elem'], color: 'rgb(255, 0, 0)' })
  })

  it('opens its own /live socket, and none to another host', async () => {
    const own = await serve()
    const page = await browser.newPage()
    await page.goto(`http://${own}/`)
    const knock = (host: string) =>
      page.evaluate(
        (url) =>
          new Promise<string>((resolve) => {
            document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
              resolve(effectiveDirective),
            )
            const socket = new WebSocket(url)
            socket.onopen = () => resolve('open')
          }),
        `ws://${host}/live`,
      )
    expect(await knock(own)).toBe('open')
    expect(await knock(await serve())).toBe('connect-src')
  })
})

/** What others read of the contract, as the build writes it and the server sends it. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '@hwjy/sdk/operations'
import type { Browser } from '@playwright/test'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { referencePages } from '../src/node/http/reference-pages.ts'
import { CHROMIUM_PATH, launchBrowser } from './media-lab/media-lab.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'reference-')), 'reference')
const site = referencePages(folder)
const get = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })

it('a reference that is not built says how to build it', async () => {
  const answer = await get('/openapi.json')
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('pnpm build')])
})

describe('the published contract', () => {
  beforeAll(() => {
    const script = new URL('../../../scripts/write-reference.ts', import.meta.url).pathname
    execFileSync(process.execPath, [script, folder], { stdio: 'pipe' })
  })

  it('the published contract is served as JSON, compressed for those who take it, under the headers of pages', async () => {
    const answer = await get('/openapi.json', { 'accept-encoding': 'gzip, br' })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'br',
      'content-security-policy': expect.stringContaining("style-src 'self';"),
      'x-frame-options': 'DENY',
    })
    expect(await (await get('/openapi.json')).json()).toMatchObject({ openapi: '3.1.1' })
    expect(await (await get('/asyncapi.json')).json()).toMatchObject({ asyncapi: '3.0.0' })
  })

  it('the reference has a page for each area, with all calls, and none of them has a script or a style of its own', async () => {
    const names = readdirSync(join(folder, 'docs')).flatMap((name) => /^(.*)\.html$/.exec(name)?.[1] ?? [])
    const pages = await Promise.all(
      names.map(async (name) => (await get(name === 'index' ? '/docs/api' : `/docs/api/${name}`)).text()),
    )
    const all = pages.join('\n')
    expect(all).not.toMatch(/<script|<style| style=| on[a-z]+=|javascript:/i)
    const missing = Object.keys(operations).filter((id) => !all.includes(`<article id="${id}">`))
    expect(missing).toEqual([])
    const links = [...all.matchAll(/href="\/docs\/api\/([a-z-]+)/g)].map(([, name = '']) => name)
    expect(links.filter((name) => !names.includes(name) && name !== 'reference')).toEqual([])
  })

  it('a search of the reference needs no script: the overview shows the calls that have all its words', async () => {
    const html = await (await get('/docs/api?q=Homework+CREATE')).text()
    const rows = [...html.matchAll(/<li class="call">.*?<small>(\w+)</g)].map(([, id]) => id)
    expect(rows).toContain('createHomework')
    expect(rows.length).toBeLessThan(10)
    expect(html).toContain('value="Homework CREATE"')
    const hostile = await (await get('/docs/api?q=%22%3E%3Cscript%3E$%26')).text()
    expect(hostile).toContain('value="&quot;&gt;&lt;script&gt;$&amp;"')
  })

  it('an address of the reference that leads out of its folder is not found', async () => {
    for (const path of ['/docs/api/..%2fopenapi', '/docs/api/none', '/docs/api/index.html']) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
  })

  describe.skipIf(!existsSync(CHROMIUM_PATH))('in a browser', () => {
    let browser: Browser
    const server = createServer(getRequestListener(site.fetch))
    beforeAll(async () => {
      browser = await launchBrowser()
      await once(server.listen(0, '127.0.0.1'), 'listening')
    })
    afterAll(async () => {
      await browser.close()
      server.close()
    })

    it.each(['light', 'dark'] as const)(
      'a page of the reference fits a phone and breaks no policy (%s)',
      async (colorScheme) => {
        const page = await browser.newPage({ viewport: { width: 390, height: 844 }, colorScheme })
        const problems: string[] = []
        page.on('console', (message) => {
          const isAboutIcon = message.location().url.endsWith('/favicon.ico')
          if (message.type() === 'error' && !isAboutIcon) problems.push(message.text())
        })
        const { port } = server.address() as AddressInfo
        for (const path of ['/docs/api?q=homework', '/docs/api/login', '/docs/api/live']) {
          await page.goto(`http://127.0.0.1:${port}${path}`)
          expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390])
        }
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
        const [red = 0] = (ground.match(/\d+/g) ?? []).map(Number)
        expect(red > 128).toBe(colorScheme === 'light')
        expect(problems).toEqual([])
        await page.close()
      },
    )
  })
})

import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, expect, type Page } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../..')

/** `pnpm dev:mocks`: Vite alone. The backend runs in the browser. */
export class MockSite {
  readonly url: string
  readonly #process: ChildProcess

  private constructor(url: string, process: ChildProcess) {
    this.url = url
    this.#process = process
  }

  /** On a port that Vite takes for itself: one chosen before could be gone by then. */
  static async start(): Promise<MockSite> {
    const child = spawn(process.execPath, ['scripts/dev-mocks.ts', '--port', '0'], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface(child.stdout)) {
      const url = /Local: +(http:\/\/localhost:\d+)/.exec(line)?.[1]
      if (url === undefined) continue
      child.stdout.resume()
      return new MockSite(url, child)
    }
    throw new Error(`Vite ended with ${child.exitCode}`)
  }

  /** A tab of a browser whose school is ready, however long a busy machine took for it. It lives while a tab is open. */
  async open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    await page.goto(`${this.url}/hwjy-web/login`)
    await expect(page.getByLabel('Username')).toBeVisible({ timeout: 120_000 })
    const health = await page.evaluate(() => fetch('/healthz').then(({ status }) => status))
    expect(health).toBe(200)
    return page
  }

  async stop(): Promise<void> {
    const exited = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill('SIGTERM')
    await exited
  }
}

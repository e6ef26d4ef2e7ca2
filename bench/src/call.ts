/** Measures what the SDK adds to one call, in the browser. */
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { closeBrowser, openBrowser } from './browser.ts'
import type { CallTimes } from './call/pages/call-page.ts'
import { type Bench, median, ms, type Row, type Size, times } from './row.ts'
import { type BenchServer, demoServer } from './server/bench-server.ts'
import { quickBuild } from './short-form.ts'

const DEMO = { username: 'student.anna', password: 'Huawen-2026' }
// The server lets a person make 200 calls at once and 30 a second from then on.
const usual = { batches: 3, pairs: 60, restMs: 4_000 }
const sizes: Record<Size, typeof usual> = { short: { batches: 1, pairs: 5, restMs: 0 }, usual, full: usual }

export const run: Bench = async function* ({ size }) {
  const server = await demoServer(size)
  try {
    yield await sdkRow(server, sizes[size])
  } finally {
    await server.stop()
  }
}

async function sdkRow(server: BenchServer, { batches, pairs, restMs }: typeof usual): Promise<Row> {
  const script = await bundleCallPage()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    // A page that the server does not answer itself: no page of its own allows a foreign script.
    const address = `${server.url}/call-bench`
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>call</title>' }),
    )
    await page.goto(address)
    await page.addScriptTag({ content: script })
    await page.evaluate(({ username, password }) => window.callBench.signIn(username, password), DEMO)
    await page.evaluate(() => window.callBench.pairs(10))
    const all: CallTimes = { sdk: [], bare: [] }
    for (let batch = 0; batch < batches; batch++) {
      await sleep(restMs)
      const { sdk, bare } = await page.evaluate((count) => window.callBench.pairs(count), pairs)
      all.sdk.push(...sdk)
      all.bare.push(...bare)
    }
    const [sdk, bare] = [median(all.sdk), median(all.bare)]
    return {
      what: `a read by the SDK, in the browser (median of ${batches * pairs})`,
      ours: ms(sdk),
      rival: `${ms(bare)} (bare fetch)`,
      ratio: times(bare, sdk),
      goal: `≤ 1.15 × = ${ms(1.15 * bare)}`,
    }
  } finally {
    await closeBrowser(browser)
  }
}

async function bundleCallPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      ...quickBuild,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('./call/pages/call-page.ts', import.meta.url)),
        formats: ['iife'],
        name: 'callPage',
      },
    },
  })
  const [output] = [result].flat()
  if (output === undefined || !('output' in output)) throw new Error('expected one build')
  return output.output[0].code
}

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test as base } from '@playwright/test'
import { operations } from '../../packages/sdk/src/generated/operations.ts'
import { callFinder } from '../../scripts/lib/reached-calls.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../test-results/reached-calls')
const findCall = callFinder(Object.values(operations))

/**
 * Writes down which calls of the contract the pages of a worker make, one file per worker: what no page asks for, a
 * person cannot reach. `scripts/reached-calls.ts` reads the files.
 */
export const test = base.extend<{}, { reachedCalls: undefined }>({
  reachedCalls: [
    async ({ browser }, provide, { workerIndex }) => {
      const reached = new Set<string>()
      browser.on('context', (context) => {
        context.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (!pathname.startsWith('/api-')) return
          const call = findCall(request.method(), pathname)
          if (call !== null) reached.add(call)
        })
      })
      await provide(undefined)
      await mkdir(FOLDER, { recursive: true })
      await writeFile(path.join(FOLDER, `${process.pid}-${workerIndex}.json`), JSON.stringify([...reached].toSorted()))
    },
    { scope: 'worker', auto: true },
  ],
})

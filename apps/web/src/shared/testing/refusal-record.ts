import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { setupServer } from 'msw/node'
import { expect } from 'vitest'

const SOURCES = path.resolve(import.meta.dirname, '../..')
const FOLDER = path.resolve(SOURCES, '../../../test-results/refused-calls')

/** The code of an answer; a sign-in spells it as text. */
interface Answered {
  code?: number
  status?: string
}

// A test file has this module for itself.
const given = new Set<string>()

const isCall = (pathname: string) => pathname.startsWith('/api-')

/** Notes that a screen got no answer to a call, as when the network is cut: `POST /api-tch/user/login cut`. */
export function noteCut({ method, url }: Request): void {
  const { pathname } = new URL(url)
  if (isCall(pathname)) given.add(`${method} ${pathname} cut`)
}

/**
 * Notes which refusals the screens of a test file are given, such as `POST /api-tch/user/login 50001`;
 * `scripts/refused-calls.ts` reads them. @returns writes them down, one file for each test file
 */
export function recordRefusals(server: ReturnType<typeof setupServer>): () => Promise<void> {
  const reading: Promise<void>[] = []
  server.events.on('response:mocked', ({ request: { method, url }, response }) => {
    const { pathname } = new URL(url)
    if (!isCall(pathname) || !response.headers.get('Content-Type')?.includes('json')) return
    const note = ({ code, status }: Answered) => {
      const said = Number(code ?? status)
      if (said !== 200) given.add(`${method} ${pathname} ${said}`)
    }
    reading.push(
      response
        .clone()
        .json()
        .then(note, () => undefined),
    )
  })
  return async () => {
    await Promise.all(reading)
    const { testPath } = expect.getState()
    if (given.size === 0 || !testPath) return
    const name = path.relative(SOURCES, testPath).replaceAll(path.sep, '-')
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path.join(FOLDER, `${name}.json`), JSON.stringify([...given].toSorted()))
  }
}

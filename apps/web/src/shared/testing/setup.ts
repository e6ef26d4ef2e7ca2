import { cleanup, configure } from '@testing-library/react'
import { BroadcastChannel, MessageChannel } from 'node:worker_threads'
import { afterEach, vi } from 'vitest'
import { elementError } from './element-error.ts'

// A file's own context has what happy-dom knows, which leaves out these two.
Object.assign(globalThis, { BroadcastChannel, MessageChannel })

// A page is fetched in parts; on a busy machine that takes its time, and no test is about how long.
configure({ asyncUtilTimeout: 60_000, getElementError: elementError })
vi.mock('../i18n/fetch-words.ts', () => import('../i18n/imported-words.ts'))
afterEach(() => {
  cleanup()
  // What was typed belongs to the tab of its test; a test that drives a browser has no tab of its own.
  globalThis.sessionStorage?.clear()
})

import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { SetupServer } from 'msw/node'
import { expect, vi } from 'vitest'
import type { WorkMessage } from '../../captcha/captcha-worker.ts'
import { answer } from '../backend.ts'

const NAME = 'Let’s check you’re human'
export const captchaDialog = () => screen.findByRole('dialog', { name: NAME })

/** The work for a captcha, and a device that does it at once, or never. Undone by `vi.unstubAllGlobals`. */
export function serveCaptcha(server: SetupServer, isSolved = false) {
  const solution = { counter: 1, derivedKey: 'ab'.repeat(32) }
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {
        const data: WorkMessage = { type: 'solved', solution }
        if (isSolved) this.dispatchEvent(new MessageEvent('message', { data }))
      }
      terminate() {}
    },
  )
  server.use(answer('/ext/captcha/work', { challenge: '{}', tries: 2 }))
}

/** The captcha is asked for, and the person closes it. */
export async function closeCaptcha(user: UserEvent) {
  await captchaDialog()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: NAME })).toBeNull())
}

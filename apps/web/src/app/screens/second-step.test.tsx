import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { account } from '../../shared/testing/account.ts'
import { anna, answer, mockBackend, startSdk } from '../../shared/testing/backend.ts'
import { openApp } from './open-app.tsx'

const server = mockBackend()
const secret = 'JBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Huawen:student.anna?secret=${secret}`
const codes = Array.from({ length: 10 }, (_, no) => `AAAA-BBBB-CCC${no}`)
const withApp = { ...account, isTwoFactor: true, totpSince: '2026-11-01T00:00:00.000Z' }
const focused = () => document.activeElement

/** Replaces what jsdom and user-event have for a clipboard. */
const setClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startSdk({ role: 'student', userInfo: anna })
  server.use(
    answer('/user/userInfo', anna),
    answer('/user/accountInfo', account),
    answer('/ext/account/totp/start', { ticket: 'ticket-of-a-setup', secret, uri }),
    answer('/ext/account/totp/confirm', withApp),
    answer('/ext/account/recoveryCodes', { codes }),
  )
})

describe('an authenticator app that is set up', () => {
  async function start() {
    const { user } = await openApp('/security')
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    return { user, dialog: await screen.findByRole('dialog', { name: 'Set up an authenticator app' }) }
  }

  it('opens on the same phone, and waits for the code', async () => {
    const { user, dialog } = await start()
    const link = await within(dialog).findByRole('link', { name: 'Open in authenticator app' })
    expect(link.getAttribute('href')).toBe(uri)
    expect(focused()).toBe(within(dialog).getByLabelText('Code from the app'))
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    setClipboard({ writeText })
    await user.click(within(dialog).getByRole('button', { name: 'Copy key' }))
    expect(writeText).toHaveBeenCalledWith(secret)
    setClipboard(undefined)
    await user.click(within(dialog).getByRole('button', { name: 'Copy key' }))
    expect(await within(dialog).findByText(/^Couldn’t copy the key/)).toBeTruthy()
  })

  it('leads to the first codes, and the focus then to the row with them', async () => {
    const { user } = await start()
    server.use(answer('/user/accountInfo', withApp))
    await user.type(await screen.findByLabelText('Code from the app'), '482913')
    const create = await screen.findByRole('button', { name: 'Create codes' })
    server.use(answer('/user/accountInfo', { ...withApp, recoveryCodesLeft: 10 }))
    await user.click(create)
    await user.click(await screen.findByRole('checkbox', { name: 'I’ve saved these codes' }))
    await user.click(screen.getByRole('button', { name: 'Done' }))
    const again = await screen.findByRole('button', { name: 'Create new codes' })
    await waitFor(() => expect(focused()).toBe(again))
  })
})

describe('recovery codes', () => {
  it.each([
    ['there is no clipboard', undefined],
    ['it is refused', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) }],
  ])('say how else to keep them if %s', async (_, clipboard) => {
    server.use(answer('/user/accountInfo', { ...withApp, recoveryCodesLeft: 2 }))
    const { user } = await openApp('/security')
    setClipboard(clipboard)
    await user.click(await screen.findByRole('button', { name: 'Create new codes' }))
    const question = await screen.findByRole('dialog', { name: 'Create new recovery codes?' })
    await user.click(within(question).getByRole('button', { name: 'Create new codes' }))
    await user.click(await screen.findByRole('button', { name: 'Copy' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t copy the codes. Download or print them.')
  })
})

describe('a passkey that is removed', () => {
  it('leaves the focus on the heading of the passkeys', async () => {
    const passkey = { passkeyId: 'pky_1', name: 'My phone', createdAt: '2026-11-01T00:00:00.000Z', lastUsedAt: null }
    server.use(
      answer('/user/accountInfo', { ...account, passkeys: [passkey] }),
      answer('/ext/account/passkeys/remove', account),
    )
    const { user } = await openApp('/security')
    await user.click(await screen.findByRole('button', { name: 'Remove: My phone' }))
    const question = await screen.findByRole('alertdialog')
    server.use(answer('/user/accountInfo', account))
    await user.click(within(question).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('No passkeys yet.')).toBeTruthy()
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { name: 'Passkeys' })))
  })
})

import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth/slim'
import { accountTest, expect, press } from '../support/account-test.ts'
import { PASSWORD } from '../support/person.ts'
import { readSentCode } from '../support/sent-messages.ts'

const test = accountTest({ width: 390, height: 844 })

const isHome = (page: Page) => page.waitForURL(/\/hwjy-web\/(student|security)$/)
const appCode = (page: Page) => page.getByLabel('Code from the app')

/** A phone that holds passkeys, and whose person always agrees. */
async function plugInAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function giveName(page: Page, username: string, word = PASSWORD) {
  await page.getByRole('radio', { name: 'Student' }).click()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await press(page, 'Sign in')
}

async function leave(page: Page) {
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/hwjy-web\/login$/)
}

/** The authenticator app, and the time of its last code: each code works once. */
async function setUpApp(page: Page) {
  await press(page, 'Set up')
  await press(page, 'Start')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  await appCode(page).fill(totp.generate())
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  // The one after the code that was just used counts already, for clocks that are ahead.
  return () => totp.generate({ timestamp: Date.now() + 30_000 })
}

test('TOTP, a recovery code, and a passkey that signs in alone', async ({ open }) => {
  const page = await open('/login')
  await plugInAuthenticator(page)
  await giveName(page, 'student.anna')
  await isHome(page)
  await page.goto(new URL('security', page.url().replace(/student$/, '')).href)

  const nextCode = await setUpApp(page)
  await press(page, 'Create codes')
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recoveryCode = (await codes.first().textContent()) ?? ''
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled()
  await page.getByLabel('I’ve saved these codes').click()
  await press(page, 'Done')
  await expect(page.getByText('10 codes left.')).toBeVisible()

  await leave(page)
  await giveName(page, 'student.anna')
  await appCode(page).fill('000000')
  await expect(page.getByText(/The code is wrong/)).toBeVisible()
  await appCode(page).fill(nextCode())
  await isHome(page)

  await leave(page)
  await giveName(page, 'student.anna')
  await press(page, 'Use a recovery code')
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase())
  await press(page, 'Sign in')
  await isHome(page)

  await page.goto(new URL('security', page.url().replace(/student$/, '')).href)
  await expect(page.getByText('9 codes left.')).toBeVisible()
  await press(page, 'Add a passkey')
  await page.getByLabel('Passkey name').fill('My phone')
  await press(page, 'Continue')
  await expect(page.getByText('Passkey added.', { exact: true })).toBeVisible()
  await press(page, 'Rename: My phone')
  await page.getByLabel('Passkey name').fill('Old phone')
  await press(page, 'Save')
  await expect(page.getByText('Old phone', { exact: true })).toBeVisible()

  await leave(page)
  await page.getByRole('radio', { name: 'Student' }).click()
  await press(page, 'Sign in with a passkey')
  await isHome(page)
  await page.goto(new URL('security', page.url().replace(/student$/, '')).href)
  await press(page, 'Remove: Old phone')
  await press(page, 'Remove')
  await expect(page.getByText('No passkeys yet.')).toBeVisible()
  await press(page, 'Remove: Authenticator app')
  await press(page.getByRole('alertdialog'), 'Remove')
  await expect(page.getByText('Authenticator app removed.', { exact: true })).toBeVisible()
})

test('a text message alone opens nothing and resets nothing, with two steps', async ({ open, server }) => {
  const page = await open('/login')
  await giveName(page, 'student.ben')
  await isHome(page)
  await page.goto(new URL('security', page.url().replace(/student$/, '')).href)
  const nextCode = await setUpApp(page)
  await press(page, 'Cancel')

  await leave(page)
  await page.getByRole('radio', { name: 'Code', exact: true }).click()
  await page.getByLabel('Phone number', { exact: true }).fill('13800000004')
  await press(page, 'Send code')
  await expect(page.getByRole('button', { name: /^New code in/ })).toBeVisible()
  await page.getByLabel('6-digit code').fill(await readSentCode(server, '8613800000004'))
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await press(page, 'Use your password')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Sign in')
  await isHome(page)

  await leave(page)
  await page.getByRole('radio', { name: 'Account', exact: true }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Phone number', { exact: true }).fill('13800000004')
  await press(page, 'Send code')
  await expect(page.getByRole('button', { name: /^New code in/ })).toBeVisible()
  const sent = await readSentCode(server, '8613800000004')
  await page.getByLabel('6-digit code').fill(sent)
  await page.getByLabel('New password', { exact: true }).fill('Kite-river-27')
  await page.getByLabel('Confirm new password').fill('Kite-river-27')
  await press(page, 'Save new password')
  await expect(page.getByText(/uses two-step verification/)).toBeVisible()
  await appCode(page).fill(nextCode())
  await press(page, 'Save new password')
  await expect(page.getByText(/Your new password/)).toBeVisible()
})

import { chooseWay, code, expect, isHome, phone, press, signIn, test } from '../support/account-test.ts'
import { PASSWORD } from '../support/person.ts'
import { readSentCode } from '../support/sent-messages.ts'

test('by WeChat: declined, new to us and bound to a phone, known the next time', async ({ open, server }) => {
  const page = await open('/login')
  const toWechat = async () => {
    await chooseWay(page, 'WeChat')
    await press(page, 'Continue with WeChat')
  }
  await toWechat()
  await page.getByRole('link', { name: 'Don’t allow' }).click()
  await expect(page.getByText('You didn’t allow access to WeChat.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign-in' }).click()

  await toWechat()
  await page.getByRole('link', { name: 'Continue as Ben' }).click()
  await expect(page.getByText('Hello, Ben! This WeChat isn’t linked to an account yet.')).toBeVisible()
  await phone(page).fill('13800000006')
  await press(page, 'Send code')
  await expect(code(page)).toBeVisible()
  await code(page).fill(await readSentCode(server, '8613800000006'))
  await isHome(page)
  await expect(page.getByRole('heading', { name: 'Hello, Diego' })).toBeVisible()

  const again = await open('/login')
  await chooseWay(again, 'WeChat')
  await press(again, 'Continue with WeChat')
  await again.getByRole('link', { name: 'Continue as Ben' }).click()
  await expect(again.getByRole('heading', { name: 'Hello, Diego' })).toBeVisible()
})

test('WeChat: connected by who is proven, gone with the old password, and not without a proof', async ({ open }) => {
  const page = await open('/login')
  await signIn(page, 'teacher.li')
  await isHome(page)
  await page.getByRole('link', { name: 'Security center', exact: true }).click()
  await press(page, 'Link WeChat')
  // Ten minutes later the sign-in is no proof any more: the server says so once, in its own words.
  let hasAsked = false
  await page.route('**/webSocialBind/webWx', async (route) => {
    if (hasAsked) return route.fallback()
    hasAsked = true
    await route.fulfill({
      json: {
        code: 30115,
        message: 'Show that it is you',
        data: { ways: ['password', 'smsCode'], mobile: '138****0001' },
      },
    })
  })
  await page.getByRole('link', { name: 'Continue as 李老师' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await proof.getByLabel('Password', { exact: true }).fill('not this one')
  await press(proof, 'Continue')
  await expect(proof.getByText('Wrong password. Try again.')).toBeVisible()
  await proof.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(proof, 'Continue')
  await expect(page.getByText('WeChat linked. You can now sign in with it.')).toBeVisible()

  await press(page, 'Unlink')
  await press(page.getByRole('dialog', { name: 'Unlink WeChat?' }), 'Unlink')
  await press(page, 'Link WeChat')
  await page.getByRole('link', { name: 'Continue as 李老师' }).click()
  await expect(page.getByText('WeChat linked. You can now sign in with it.')).toBeVisible()

  await press(page, 'Change password')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: /unlink WeChat/ })).toBeChecked()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await dialog.getByLabel('New password', { exact: true }).fill('Kite-river-27')
  await dialog.getByLabel('Confirm new password').fill('Kite-river-27')
  await press(dialog, 'Save')
  await expect(page.getByText('Not linked. Link it to sign in without a password.')).toBeVisible()
})

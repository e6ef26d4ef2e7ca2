import { code, expect, isHome, otherThan, press, signIn, test } from '../support/account-test.ts'
import { PASSWORD } from '../support/person.ts'
import { readSentCode } from '../support/sent-messages.ts'

test('sign-in in two steps: a wrong code, on, and asked for at the next sign-in', async ({ open, server }) => {
  const page = await open('/login')
  await signIn(page, 'teacher.wang')
  await isHome(page)
  await page.getByRole('link', { name: 'Security center', exact: true }).click()
  await press(page, 'Turn on')
  const dialog = page.getByRole('dialog')
  await press(dialog, 'Send code')
  await expect(code(dialog)).toBeVisible()
  const sent = await readSentCode(server, '8613800000002')
  await code(dialog).fill(otherThan(sent))
  await press(dialog, 'Turn on')
  await expect(dialog.getByText(/This code is wrong/)).toBeVisible()
  await code(dialog).fill(sent)
  await press(dialog, 'Turn on')
  await expect(page.getByText('On: a password or text message alone isn’t enough to sign in.')).toBeVisible()

  const again = await open('/login')
  await signIn(again, 'teacher.wang')
  await expect(again.getByRole('heading', { name: 'One more step' })).toBeVisible()
  // Another device, so the minute between two codes is its own.
  await press(again, 'Send code')
  await expect(code(again)).toBeVisible()
  await press(again, 'Back to sign-in')
  await expect(again.getByLabel('Username')).toHaveValue('teacher.wang')
  await signIn(again, 'teacher.wang')
  await press(again, 'Send code')
  // That one was not used: it is the one to type, and the page says so.
  await expect(again.getByText(/A code was just sent. Enter it, or request a new one in \d+ seconds/)).toBeVisible()
  await code(again).fill(await readSentCode(server, '8613800000002'))
  await isHome(again)
})

test('a new password ends the other sign-ins; one of them can be ended by hand, too', async ({ open }) => {
  const [here, there] = [await open('/login'), await open('/login')]
  for (const page of [here, there]) {
    await signIn(page, 'student.farid')
    await isHome(page)
  }
  await here.getByRole('link', { name: 'Security center', exact: true }).click()
  await press(here, 'Change password')
  const dialog = here.getByRole('dialog')
  await dialog.getByLabel('Current password').fill('not this one')
  await dialog.getByLabel('New password', { exact: true }).fill('Kite-river-27')
  await dialog.getByLabel('Confirm new password').fill('Kite-river-27')
  await press(dialog, 'Save')
  await expect(dialog.getByText('Wrong password. Try again.')).toBeVisible()
  await dialog.getByLabel('Current password').fill(PASSWORD)
  await press(dialog, 'Save')
  await expect(here.getByText('Your new password is set.', { exact: true })).toBeVisible()
  await there.reload()
  await expect(there.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible()

  await press(there.getByRole('dialog'), 'Sign in again')
  await signIn(there, 'student.farid', 'Kite-river-27')
  await isHome(there)
  await here.reload()
  const sessions = here.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem')
  await expect(sessions).toHaveText([/Chrome on .*Active now.*This device/, /Chrome on .*Last used/])
  await press(here, 'Sign out')
  await press(here.getByRole('alertdialog'), 'Sign out')
  await expect(here.getByText('The device has been signed out.', { exact: true })).toBeVisible()
})

test('signed out everywhere else with one press', async ({ open }) => {
  const [here, there] = [await open('/login'), await open('/login')]
  for (const page of [here, there]) {
    await signIn(page, 'student.chika')
    await isHome(page)
  }
  await here.getByRole('link', { name: 'Security center', exact: true }).click()
  await press(here, 'Sign out of all other devices')
  await press(here.getByRole('alertdialog'), 'Sign out of all')
  await expect(here.getByRole('list', { name: 'Where you’re signed in' }).getByRole('listitem')).toHaveCount(1)
  await there.reload()
  await expect(there.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible()
  const devices = here.getByRole('list', { name: 'Known devices' }).getByRole('listitem')
  // This device, the other one, and those of other journeys.
  const known = await devices.count()
  expect(known).toBeGreaterThan(1)
  await devices.getByRole('button', { name: 'Remove' }).first().click()
  await press(here.getByRole('alertdialog'), 'Remove')
  await expect(devices).toHaveCount(known - 1)
})

test('deleting the account: read, proven by a code, and kept after all', async ({ open, server }) => {
  const page = await open('/login')
  await signIn(page, 'student.ben')
  await isHome(page)
  await page.getByRole('link', { name: 'Security center', exact: true }).click()
  await page.getByRole('link', { name: 'Learn more' }).click()
  await expect(page.getByText(/The waiting period is 7 days/)).toBeVisible()
  await page.getByRole('checkbox', { name: /I’ve read this/ }).click()
  await press(page, 'Delete account')
  const dialog = page.getByRole('dialog')
  await press(dialog, 'Send code')
  await expect(code(dialog)).toBeVisible()
  await code(dialog).fill(await readSentCode(server, '8613800000004'))
  await press(dialog, 'Delete account')
  await expect(page.getByText(/will be deleted on/)).toBeVisible()
  await page.getByRole('link', { name: 'Home', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Hello, Ben' })).toBeVisible()
  await press(page, 'Keep my account')
  await expect(page.getByText('Your account will be kept.', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Your account will be deleted on/)).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /I’ve read this/ })).toBeVisible()
})

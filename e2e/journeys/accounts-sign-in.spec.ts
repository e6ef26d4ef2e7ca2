import {
  chooseWay,
  code,
  expect,
  isHome,
  otherThan,
  password,
  phone,
  press,
  signIn,
  test,
} from '../support/account-test.ts'
import { PASSWORD } from '../support/person.ts'
import { readSentCode } from '../support/sent-messages.ts'

test('by phone and password: a wrong password, a reload, and in', async ({ open }) => {
  const page = await open('/login')
  await chooseWay(page, 'Phone')
  await phone(page).fill('+86 138 0000 0004')
  await password(page).fill('not this one')
  await press(page, 'Sign in')
  await expect(page.getByText('Wrong phone number or password.')).toBeVisible()
  await expect(password(page)).toHaveValue('not this one')
  await page.reload()
  await expect(phone(page)).toHaveValue('13800000004')
  await password(page).fill(PASSWORD)
  await press(page, 'Sign in')
  await isHome(page)
})

test('by a code: no such phone, a wrong code, a reload, the right one', async ({ open, server }) => {
  const page = await open('/login')
  await chooseWay(page, 'Code')
  await phone(page).fill('1380000')
  await press(page, 'Send code')
  await expect(page.getByText('This isn’t a valid mobile number.')).toBeVisible()
  await phone(page).fill('13800000005')
  await press(page, 'Send code')
  await expect(page.getByRole('button', { name: /^New code in/ })).toBeVisible()
  const sent = await readSentCode(server, '8613800000005')
  await code(page).fill(otherThan(sent))
  await expect(page.getByText(/This code is wrong/)).toBeVisible()
  await page.reload()
  await code(page).fill(sent)
  await isHome(page)
})

test('a forgotten password: too weak, two that differ, a new one, and in with it', async ({ open, server }) => {
  const page = await open('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await phone(page).fill('13800000007')
  await press(page, 'Send code')
  await expect(code(page)).toBeVisible()
  await code(page).fill(await readSentCode(server, '8613800000007'))
  await page.getByLabel('New password', { exact: true }).fill('weak')
  await page.getByLabel('Confirm new password').fill('weak')
  await press(page, 'Save new password')
  await expect(page.getByRole('alert').filter({ hasText: 'your school’s rules' })).toBeVisible()
  await expect(page.getByText('8 to 16 characters')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('Kite-river-27')
  await press(page, 'Save new password')
  await expect(page.getByLabel('Confirm new password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Confirm new password').fill('Kite-river-27')
  await press(page, 'Save new password')
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await expect(phone(page)).toHaveValue('13800000007')
  await password(page).fill('Kite-river-27')
  await press(page, 'Sign in')
  await isHome(page)
})

test('who has no password sets one, and another one when it is forgotten', async ({ open, server }) => {
  await server.change(`update account set password_hash = null where id = 'acc_usr_anna${server.suffix}'`)
  const page = await open('/login')
  await chooseWay(page, 'Code')
  await phone(page).fill('13800000003')
  await press(page, 'Send code')
  await expect(page.getByRole('button', { name: /^New code in/ })).toBeVisible()
  await code(page).fill(await readSentCode(server, '8613800000003'))
  await isHome(page)
  await page.getByRole('link', { name: 'Security center', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const choose = async (word: string) => {
    await dialog.getByLabel('New password', { exact: true }).fill(word)
    await dialog.getByLabel('Confirm new password').fill(word)
    await press(dialog, 'Save')
    await expect(dialog).toBeHidden()
  }
  await press(page, 'Set password')
  await choose('Kite-river-27')
  await press(page, 'Change password')
  await press(dialog, 'I forgot my current password')
  await press(dialog, 'Send code')
  await expect(code(dialog)).toBeVisible()
  await code(dialog).fill(await readSentCode(server, '8613800000003'))
  // As later journeys know it.
  await choose(PASSWORD)
})

test('a username in capital letters, and one that is far too long', async ({ open }) => {
  const page = await open('/login')
  await signIn(page, `Student.Chika${'!'.repeat(60)}`)
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/username is too long/)
  await page.getByLabel('Username').fill('Student.Chika')
  await press(page, 'Sign in')
  await isHome(page)
})

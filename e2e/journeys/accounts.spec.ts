import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from '../support/class-test.ts'
import { PASSWORD } from '../support/person.ts'
import { readSentCode, readSentText } from '../support/sent-messages.ts'
import { refuseServiceWorkers } from '../support/service-workers.ts'
import type { OwnSchool } from '../support/shared-server.ts'

/** One school for all: each journey has people of its own. Nobody may meet an uncaught error. */
let school: Promise<OwnSchool> | null = null
const test = base.extend<{ open: (path: string) => Promise<Page> }>({
  server: async ({ sharedServer }, provide) => provide(await (school ??= sharedServer.openSchool())),
  open: async ({ browser, server }, provide) => {
    const pages: Page[] = []
    const faults: string[] = []
    await provide(async (path) => {
      const context = await browser.newContext({ locale: 'en-US' })
      await refuseServiceWorkers(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => faults.push(String(error)))
      pages.push(page)
      await page.goto(`${server.url}/hwjy-web${path}`)
      return page
    })
    for (const page of pages) await page.context().close()
    expect(faults).toEqual([])
  },
})
// Where the clock is decides the calling code of an empty phone field.
test.use({ timezoneId: 'Asia/Shanghai' })

const press = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const chooseWay = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click()
const phone = (page: Page | Locator) => page.getByLabel('Phone number', { exact: true })
const code = (page: Page | Locator) => page.getByLabel('6-digit code')
const password = (page: Page | Locator) => page.getByLabel('Password', { exact: true })
const otherThan = (digits: string) => (digits === '000000' ? '000001' : '000000')

async function signIn(page: Page, username: string, word = PASSWORD) {
  const role = username.startsWith('teacher.') ? 'Teacher' : 'Student'
  await page.getByRole('radio', { name: role }).click()
  await page.getByLabel('Username').fill(username)
  await password(page).fill(word)
  await press(page, 'Sign in')
}
const isHome = (page: Page) => page.waitForURL(/\/hwjy-web\/(student|teacher)$/)

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

test('a family: who is learning today, and a change later', async ({ open }) => {
  const page = await open('/login')
  await signIn(page, 'student.grace')
  await expect(page.getByRole('heading', { name: 'Who’s learning today?' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Who’s learning today?' })).toBeVisible()
  await page.getByRole('button', { name: /Samuel Okafor/ }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Sam' })).toBeVisible()
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await page.getByLabel('Nickname').fill('Sammy')
  await press(page, 'Switch to Grace Okafor')
  await expect(page.getByRole('heading', { name: 'Hello, Grace' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Open pages' }).getByRole('link')
  await expect(tabs).toHaveText(['Home'])
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await expect(page.getByLabel('Nickname')).toHaveValue('Grace')

  await test.step('back from the menu, by keyboard alone, and what was typed is there again', async () => {
    await page.getByRole('button', { name: /Account menu, Grace/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'Grace Okafor' })).toHaveAttribute('aria-checked', 'true')
    await page.keyboard.press('s')
    await expect(page.getByRole('menuitemradio', { name: 'Samuel Okafor' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Hello, Sam' })).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
    await page.getByRole('link', { name: 'Account', exact: true }).first().click()
    await expect(page.getByText(/You have unsaved changes from/)).toBeVisible()
    await press(page, 'Discard')
    await expect(page.getByLabel('Nickname')).toHaveValue('Sam')
  })
})

test('a family on a phone: the other child is behind “More”', async ({ open }) => {
  const page = await open('/login')
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'student.grace')
  await expect(page.getByRole('heading', { name: 'Who’s learning today?' })).toBeVisible()
  await page.getByRole('button', { name: /Grace Okafor/ }).click()
  await isHome(page)
  await press(page, 'More')
  const drawer = page.getByRole('dialog', { name: 'More' })
  await expect(drawer.getByRole('button', { name: 'Grace Okafor' })).toHaveAttribute('aria-pressed', 'true')
  await press(drawer, 'Samuel Okafor')
  await expect(page.getByRole('heading', { name: 'Hello, Sam' })).toBeVisible()
})

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
  // This device, the other one, and those of earlier journeys.
  const known = await devices.count()
  expect(known).toBeGreaterThan(1)
  await devices.getByRole('button', { name: 'Remove' }).first().click()
  await press(here.getByRole('alertdialog'), 'Remove')
  await expect(devices).toHaveCount(known - 1)
})

test('another phone: the old one proves itself, somebody else’s is refused, one’s own is kept', async ({
  open,
  server,
}) => {
  const page = await open('/login')
  await signIn(page, 'student.haru')
  await isHome(page)
  await page.getByRole('link', { name: 'Security center', exact: true }).click()
  await press(page, 'Change phone number')
  const dialog = page.getByRole('dialog')
  await press(dialog, 'Send code')
  await expect(code(dialog)).toBeVisible()
  const old = await readSentCode(server, '8613800000010')
  await code(dialog).fill(otherThan(old))
  await press(dialog, 'Next')
  await expect(dialog.getByText(/This code is wrong/)).toBeVisible()
  await code(dialog).fill(old)
  await press(dialog, 'Next')
  await expect(dialog.getByLabel('New phone number')).toBeVisible()
  await page.reload()
  const change = async (number: string) => {
    await dialog.getByLabel('New phone number').fill(number)
    await press(dialog, 'Send code')
    await expect(code(dialog)).toBeVisible()
    await code(dialog).fill(await readSentCode(server, `86${number}`))
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await press(dialog, 'Save')
  }
  await dialog.getByLabel('New phone number').fill('13800000010')
  await press(dialog, 'Send code')
  await expect(dialog.getByText('This is already your phone number. Enter a different one.')).toBeVisible()
  await change('13800000001')
  await expect(dialog.getByRole('alert').filter({ hasText: /another account|already/ })).toBeVisible()
  await change('13911112222')
  await expect(page.getByText('Phone number changed.', { exact: true })).toBeVisible()
  await expect(page.getByText('+86 139****2222')).toBeVisible()
  await expect.poll(() => readSentText(server, '8613800000010')).toContain('手机号已改为 139****2222')
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  await expect(page.getByText(/Your phone number was changed to 139\*\*\*\*2222 .*If this wasn’t you/)).toBeVisible()
})

test('a lost phone: the change waits, the old phone is told, one press keeps it', async ({ open, server }) => {
  const page = await open('/login')
  await signIn(page, 'student.diego')
  await isHome(page)
  await page.getByRole('link', { name: 'Security center', exact: true }).click()
  await press(page, 'Change phone number')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'No, I don’t have it anymore' }).click()
  await press(dialog, 'Next')
  await dialog.getByLabel('New phone number').fill('13911113333')
  await press(dialog, 'Send code')
  await expect(code(dialog)).toBeVisible()
  await code(dialog).fill(await readSentCode(server, '8613911113333'))
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await press(dialog, 'Save')
  await expect(page.getByText('Your phone number is about to change')).toBeVisible()
  await expect(page.getByText('+86 138****0006', { exact: true })).toBeVisible()
  await expect.poll(() => readSentText(server, '8613800000006')).toContain('保留原手机')
  await press(page, 'Keep this number')
  await expect(page.getByText('Your phone number won’t change.', { exact: true })).toBeVisible()
  await expect(page.getByText('Your phone number is about to change')).toBeHidden()
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

test('a username in capital letters, and one that is far too long', async ({ open }) => {
  const page = await open('/login')
  await signIn(page, `Student.Chika${'!'.repeat(60)}`)
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/username is too long/)
  await page.getByLabel('Username').fill('Student.Chika')
  await press(page, 'Sign in')
  await isHome(page)
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

test('what others see: typed words survive a reload and are taken back, a face is cut from any picture', async ({
  open,
  server,
}) => {
  const page = await open('/login')
  await signIn(page, 'student.anna')
  await isHome(page)
  await page.getByRole('link', { name: 'Account', exact: true }).first().click()
  await page.getByLabel('Nickname').fill('小安')
  await page.getByLabel('About me').fill('喜欢汉字')
  await page.reload()
  await expect(page.getByText(/You have unsaved changes from/)).toBeVisible()
  await expect(page.getByLabel('Nickname')).toHaveValue('小安')
  await press(page, 'Save')
  await expect(page.getByRole('button', { name: /Account menu, 小安/ })).toBeVisible()

  const picture = page.locator('input[type=file]')
  await picture.setInputFiles({ name: 'me.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') })
  await expect(page.getByText('This file isn’t a picture.')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await picture.setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') })
  await expect(dialog.getByText(/This picture can’t be shown/)).toBeVisible()
  await press(page, 'Cancel')

  /** What the school keeps of a picture: type, size, whether the camera's notes are in it, and the colour of its corners. */
  async function keptOf(name: string, mimeType: string, buffer: Buffer) {
    await picture.setInputFiles({ name, mimeType, buffer })
    const saving = page.waitForResponse('**/modifyUser')
    await dialog.getByRole('button', { name: 'Use picture' }).click()
    const { data } = (await (await saving).json()) as { data: { profile: { avatar: string } } }
    const stored = await server.fetch(new URL(data.profile.avatar).pathname)
    const sent = Buffer.from(await stored.arrayBuffer())
    await expect(dialog).toBeHidden()
    const corners = await page.evaluate(async (base64) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))]),
      )
      const { width, height } = bitmap
      const context = new OffscreenCanvas(width, height).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const at = (x: number, y: number) =>
        [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).map((part) => (part > 127 ? 'f' : '0'))
      return [at(9, 9).join(''), at(width - 9, height - 9).join('')]
    }, sent.toString('base64'))
    const isJpg = sent.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))
    return { isJpg, isSmall: sent.length <= 2 * 1024 ** 2, hasNotes: sent.includes('Exif'), corners }
  }
  const drawn = (kind: 'image/png' | 'image/jpeg', shape: 'noise' | 'red over blue') =>
    page.evaluate(
      async ([type, what]) => {
        const canvas = new OffscreenCanvas(1600, 1600)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('no canvas')
        if (what === 'noise') {
          const noise = context.createImageData(1600, 1600)
          for (let at = 0; at < noise.data.length; at += 65_536)
            crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
          context.putImageData(noise, 0, 0)
          context.clearRect(0, 0, 400, 400)
          context.clearRect(1200, 1200, 400, 400)
        } else {
          context.fillStyle = '#f00'
          context.fillRect(0, 0, 1600, 800)
          context.fillStyle = '#00f'
          context.fillRect(0, 800, 1600, 800)
        }
        const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())
        let text = ''
        for (const byte of bytes) text += String.fromCharCode(byte)
        return btoa(text)
      },
      [kind, shape] as const,
    )
  const large = Buffer.from(await drawn('image/png', 'noise'), 'base64')
  expect(large.length).toBeGreaterThan(6 * 1024 ** 2)
  const plain = { isJpg: true, isSmall: true, hasNotes: false }
  expect(await keptOf('me.png', 'image/png', large)).toEqual({ ...plain, corners: ['fff', 'fff'] })

  // Orientation 3: the camera was held upside down, so the blue half is on top.
  const notes = Buffer.from('ffe10022457869660000' + '4d4d002a00000008000101120003000000010003000000000000', 'hex')
  const upright = Buffer.from(await drawn('image/jpeg', 'red over blue'), 'base64')
  const turned = Buffer.concat([upright.subarray(0, 2), notes, upright.subarray(2)])
  expect(await keptOf('me.jpg', 'image/jpeg', turned)).toEqual({ ...plain, corners: ['00f', 'f00'] })
  await expect(page.getByText('Picture updated.', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('img', { name: 'Anna Kowalska' }).locator('img')).toBeVisible()

  await page.getByLabel('Birthday').fill('2015-04-12')
  await page.getByLabel('About me').fill('')
  await press(page, 'Save')
  await expect(page.getByLabel('About me')).toHaveAccessibleDescription(/This field is required\./)
  await page.getByLabel('About me').fill('写汉字')
  await press(page, 'Save')
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  // Half a date is no word about having none.
  await page.getByLabel('Birthday').focus()
  await page.keyboard.press('Backspace')
  await press(page, 'Save')
  await expect(page.getByText('Enter a valid date that isn’t in the future.')).toBeVisible()
  await press(page, 'Undo')
  await press(page, 'Remove birthday')
  await press(page, 'Save')
  await page.reload()
  await expect(page.getByLabel('About me')).toHaveValue('写汉字')
  await expect(page.getByLabel('Birthday')).toHaveValue('')

  await page.getByLabel('Nickname').fill('安安')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Signing out discards them.')
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByLabel('Nickname')).toHaveValue('安安')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('安安')
})

test('messages: one is read, then all of them', async ({ open }) => {
  const page = await open('/login')
  await signIn(page, 'student.anna')
  await isHome(page)
  await page.getByRole('link', { name: 'Messages', exact: true }).click()
  const marks = page.getByRole('button', { name: 'Mark as read', exact: true })
  await expect(marks.first()).toBeVisible()
  const before = await marks.count()
  await marks.first().click()
  await expect(marks).toHaveCount(before - 1)
  await press(page, 'Mark all as read')
  await expect(marks).toHaveCount(0)
  await page.getByRole('tab', { name: 'Announcements' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { expect, test } from '../support/class-test.ts'
import { PASSWORD } from '../support/person.ts'

const dialog = '[role="dialog"]'
const question = '[role="alertdialog"]'
const menu = '[role="menu"]'

/** As in `screens.spec.ts`: for somebody who looks. */
const picturesAreWanted = process.env['PICTURES'] === 'on'

async function signIn(page: Page, password = PASSWORD) {
  await page.getByLabel('Username').fill('student.grace')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The login page has buttons with the names of the demo's people, too. */
async function goOnAsGrace(page: Page) {
  await expect(page.getByRole('heading', { name: 'Who’s learning today?' })).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: /Grace Okafor/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Grace' })).toBeVisible()
}

/** Screens are looked at in `screens.spec.ts`; this is what opens above them, on one walk through an account. */
test('what opens above the pages of an account is sound for axe, light and dark', async ({ browser, server }) => {
  const login = `${server.url}/hwjy-web/login`
  const newPage = async () =>
    (await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', timezoneId: 'Asia/Shanghai' })).newPage()
  const [page, elsewhere] = await Promise.all([newPage(), newPage()])
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click()
  const open = (part: string) => page.locator(part).filter({ visible: true })
  const check = async (name: string, part: string) => {
    // Nothing else is open, so this is what was asked for.
    await expect(open(part), name).toHaveCount(1)
    // Light at the end, as it was opened.
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect.soft(await seriousFindings(page, part), `${name}, ${colorScheme}`).toEqual([])
      if (picturesAreWanted) await page.screenshot({ path: `../test-results/dialogs/${name}, ${colorScheme}.png` })
    }
  }
  const close = async (part: string) => {
    await page.keyboard.press('Escape')
    await expect(open(part)).toHaveCount(0)
  }

  // Another sign-in of hers, to be ended.
  await elsewhere.goto(login)
  await signIn(elsewhere)
  await goOnAsGrace(elsewhere)
  await elsewhere.context().close()

  await test.step('the captcha', async () => {
    await page.goto(login)
    for (const password of ['nearly', 'perhaps', 'this one']) {
      await signIn(page, password)
      await expect(page.getByText(/Wrong username or password/)).toBeVisible()
    }
    const answer = '**/ext/captcha/checkWork'
    let handIn = () => {}
    const isLookedAt = new Promise<void>((resolve) => (handIn = resolve))
    await page.route(answer, async (route) => {
      await isLookedAt
      await route.continue()
    })
    await signIn(page)
    await expect(page.getByRole('progressbar', { name: 'Calculating' })).toBeVisible()
    await check('captcha', dialog)
    handIn()
    await goOnAsGrace(page)
  })

  await test.step('what stands in the bar', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await check('palette', dialog)
    await page.keyboard.type('no such thing')
    await expect(page.getByText('No results. Try another word.')).toBeVisible()
    await check('palette without an answer', dialog)
    await close(dialog)
    await press(/^Messages/)
    await expect(page.getByRole('dialog').getByRole('link', { name: 'All messages' })).toBeVisible()
    await check('messages', dialog)
    await close(dialog)
    await press(/^Account menu/)
    await check('menu of one’s own', menu)
    await close(menu)
  })

  await test.step('security', async () => {
    await page.getByRole('link', { name: 'Security center', exact: true }).click()
    await press(/open pages/i)
    await check('menu of the opened pages', menu)
    await close(menu)
    const tabs = page.getByRole('navigation', { name: 'Open pages' })
    await tabs.getByRole('link', { name: 'Security center' }).click({ button: 'right' })
    await check('menu of one tab', menu)
    await close(menu)

    await press('Change phone number')
    await check('phone change: the old phone', dialog)
    await press('Send code')
    await expect(page.getByLabel('6-digit code')).toBeVisible()
    await check('phone change: a code on its way', dialog)
    await page.getByRole('radio', { name: 'No, I don’t have it anymore' }).click()
    await check('phone change: the old phone is lost', dialog)
    await press('Next')
    await page.getByLabel('New phone number').fill('1390000')
    await press('Send code')
    await expect(page.getByText('This isn’t a valid mobile number.')).toBeVisible()
    await check('phone change: the new phone, refused', dialog)
    await close(dialog)
    await press('Turn on')
    await check('sign-in in two steps', dialog)
    await close(dialog)
    await press('Sign out of all other devices')
    await check('ending the other sign-ins', question)
    await close(question)
  })

  await test.step('a proof, and WeChat', async () => {
    await press('Link WeChat')
    let hasAsked = false
    await page.route('**/webSocialBind/webWx', async (route) => {
      if (hasAsked) return route.fallback()
      hasAsked = true
      const data = { ways: ['password', 'smsCode'], mobile: '138****0001' }
      await route.fulfill({ json: { code: 30115, message: 'Show that it is you', data } })
    })
    await page
      .getByRole('link', { name: /^Continue as/ })
      .first()
      .click()
    const proof = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await proof.getByLabel('Password', { exact: true }).fill('not this one')
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(proof.getByText('Wrong password. Try again.')).toBeVisible()
    await check('proof by the password, refused', dialog)
    await proof.getByRole('button', { name: 'Use a text message code' }).click()
    await check('proof by a code', dialog)
    await proof.getByRole('button', { name: 'Use your password' }).click()
    await proof.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(proof).toBeHidden()
    await press('Change password')
    await check('a new password, with WeChat connected', dialog)
    await close(dialog)
    await press('Unlink')
    await check('letting WeChat go', `${dialog}, ${question}`)
    await close(`${dialog}, ${question}`)
  })

  await test.step('the picture', async () => {
    await page.getByRole('link', { name: 'Account', exact: true }).first().click()
    const picture = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
    await page.locator('input[type=file]').setInputFiles(picture)
    await expect(page.getByRole('dialog').getByRole('slider').first()).toBeVisible()
    await check('avatar editor', dialog)
    await close(dialog)
  })
  await page.context().close()
})

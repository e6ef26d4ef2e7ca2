import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/axe.ts'
import { expect, test } from '../support/class-test.ts'
import { PASSWORD } from '../support/person.ts'

const dialog = '[role="dialog"]'

/** As in `screens.spec.ts`: for somebody who looks. */
const picturesAreWanted = process.env['PICTURES'] === 'on'

async function signIn(page: Page, password = PASSWORD) {
  await page.getByLabel('Username').fill('student.grace')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** The login page has buttons with the names of the demo's people, too. */
async function goOnAsGrace(page: Page) {
  await expect(page.getByRole('heading', { name: 'Who is learning today?' })).toBeVisible({ timeout: 90_000 })
  await page.getByRole('button', { name: /Grace Okafor/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Grace' })).toBeVisible()
}

/** Screens are looked at in `screens.spec.ts`; this is what opens above them. */
test('the captcha, the palette and the messages are sound for axe, light and dark', async ({ browser, server }) => {
  const login = `${server.url}/hwjy-web/login`
  const page = await (await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })).newPage()
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

  await test.step('the captcha', async () => {
    await page.goto(login)
    for (const password of ['nearly', 'perhaps', 'this one']) {
      await signIn(page, password)
      await expect(page.getByText(/do not match/)).toBeVisible()
    }
    await signIn(page)
    await expect(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible()
    await check('captcha with its picture', dialog)
    const answer = '**/ext/captcha/checkWork'
    let handIn = () => {}
    const isLookedAt = new Promise<void>((resolve) => (handIn = resolve))
    await page.route(answer, async (route) => {
      await isLookedAt
      await route.continue()
    })
    await press('Verify without a picture')
    await check('captcha without a picture', dialog)
    handIn()
    await goOnAsGrace(page)
  })

  await test.step('what stands in the bar', async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    await check('palette', dialog)
    await page.keyboard.type('no such thing')
    await expect(page.getByText('Nothing like that. Try another word.')).toBeVisible()
    await check('palette without an answer', dialog)
    await close(dialog)
    await press(/^Messages/)
    await expect(page.getByRole('dialog').getByRole('link', { name: 'All messages' })).toBeVisible()
    await check('messages', dialog)
  })
  await page.context().close()
})

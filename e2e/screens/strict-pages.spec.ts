/**
 * The app works under the server's own Content-Security-Policy: no inline style, no inline script, nothing from
 * elsewhere. Everybody who signs in to a journey watches it, and so do those who look at all screens; here is the rest.
 */
import { expect, test } from '../support/class-test.ts'
import { watchPolicy } from '../support/policy.ts'

const onePage = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >> endobj
4 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
5 0 obj << /Length 40 >>
stream
BT /F1 32 Tf 60 100 Td (Classroom) Tj ET
endstream
endobj
trailer << /Root 1 0 R >>
%%EOF
`

test('every page keeps to the policy, also while a captcha is worked for', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  const faults: string[] = []
  watchPolicy(page, faults)
  const policy = (await server.fetch('/hwjy-web/login')).headers.get('content-security-policy')
  expect(policy).toContain("style-src 'self';")

  await page.goto(`${server.url}/hwjy-web/login`)
  const signIn = async (password: string) => {
    await page.getByLabel('Username').fill('student.anna')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  for (const password of ['nearly', 'perhaps', 'this one']) {
    await signIn(password)
    await expect(page.getByText(/Wrong username or password/)).toBeVisible()
  }
  await signIn('Huawen-2026')
  await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible({ timeout: 90_000 })
  expect(faults).toEqual([])
  await context.close()
})

test('so do dialogs and documents', async ({ arrive, server }) => {
  const anna = await arrive('student.anna')
  // A dialog locks the page behind it, which libraries like to do with a style element.
  await anna.page.goto(`${server.url}/hwjy-web/security`)
  await anna.page
    .getByRole('button', { name: /password/i })
    .first()
    .click()
  await expect(anna.page.getByRole('dialog')).toBeVisible()
  await anna.page.keyboard.press('Escape')

  await anna.page.route('**/cos/**/sample.pdf', (route) =>
    route.fulfill({ body: onePage, contentType: 'application/pdf' }),
  )
  const file = `${server.url}/cos/huawen-1250000000/sample.pdf`
  await anna.page.goto(`${server.url}/hwjy-web/previewFile?url=${encodeURIComponent(file)}`)
  await expect(anna.page.locator('canvas').first()).toBeVisible()
})

test('a browser keeps every file that a page names', async ({ server }) => {
  const page = await (await server.fetch('/hwjy-web/login')).text()
  const files = [...page.matchAll(/(?:src|href)="(\/hwjy-web\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(5)
  const answers = await Promise.all(files.map((file) => server.fetch(file)))
  expect(
    answers.filter(({ headers }) => !headers.get('cache-control')?.includes('immutable')).map(({ url }) => url),
  ).toEqual([])
})

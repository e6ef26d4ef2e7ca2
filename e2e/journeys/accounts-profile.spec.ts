import { expect, isHome, press, signIn, test } from '../support/account-test.ts'

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

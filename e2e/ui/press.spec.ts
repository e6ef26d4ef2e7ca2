import { expect } from '@playwright/test'
import { test } from './story-test.ts'

test('Avatar: a press counts although the picture comes in the middle of it', async ({ open, page }) => {
  let send = () => undefined as unknown
  await page.route('**/late-picture.svg', (route) => {
    send = () =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      })
  })
  await open('display-avatar--in-a-button')
  const button = page.getByRole('button')
  const box = await button.boundingBox()
  if (box === null) throw new Error('the button is not drawn')
  await page.mouse.move(box.x + 40, box.y + box.height / 2)
  await page.mouse.down()
  send()
  await expect(button.locator('img')).toBeVisible()
  await page.mouse.up()
  await expect(button).toHaveText('Anna Tan: 1')
})

import { expect, type Page } from '@playwright/test'
import { test } from './story-test.ts'

/** The controls that are hard without a mouse, used with nothing but keys, in a real browser. */
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

test('Dialog: Tab goes round inside, and Escape gives the focus back', async ({ open }) => {
  const page = await open('layers-confirmdialog--by-hook')
  await press(page, 'Tab', 'Enter')
  const dialog = page.locator('[role=dialog], [role=alertdialog]')
  await expect(dialog).toBeVisible()
  for (let turn = 0; turn < 6; turn += 1) {
    await press(page, 'Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await press(page, 'Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button').first()).toBeFocused()
})

test('Select: opens, finds by letters, takes with Enter', async ({ open }) => {
  const page = await open('choices-select--empty')
  const select = page.getByRole('combobox', { name: 'Level' })
  await press(page, 'Tab', 'Enter', 'ArrowDown', 'Enter')
  await expect(select).toHaveText('HSK 2 · everyday')
  await expect(select).toBeFocused()
  await press(page, 'Space', 'Home', 'Enter')
  await expect(select).toHaveText('HSK 1 · first words')
})

test('Combobox: finds by typing, moves, takes, closes, clears', async ({ open }) => {
  const page = await open('choices-combobox--empty')
  const input = page.getByRole('combobox', { name: 'Teacher' })
  await press(page, 'Tab')
  await page.keyboard.type('li na')
  await expect(page.getByRole('option')).toHaveCount(1)
  await press(page, 'Enter')
  await expect(input).toHaveValue('李娜')
  await press(page, 'ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/李娜/)
  await press(page, 'End', 'Enter')
  await expect(input).toHaveValue('陈静')
  await press(page, 'ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await press(page, 'Escape')
  await expect(input).toHaveValue('')
  await expect(input).toBeFocused()
})

test('DatePicker: a day is found in the calendar, and the focus comes back', async ({ open }) => {
  const page = await open('forms-datepicker--chosen')
  const input = page.getByRole('textbox', { name: 'Day' })
  await press(page, 'Tab', 'Tab', 'Enter')
  await expect(page.getByRole('button', { name: 'Friday, December 4, 2026' })).toBeFocused()
  await press(page, 'PageDown', 'End', 'ArrowDown')
  await expect(page.getByRole('button', { name: 'Saturday, January 16, 2027' })).toBeFocused()
  await press(page, 'Enter')
  await expect(input).toHaveValue('01/16/2027')
  await expect(page.getByRole('button', { name: 'Choose a date' })).toBeFocused()
  await press(page, 'Shift+Tab', 'ControlOrMeta+A')
  await page.keyboard.type('2/3/2027')
  await press(page, 'ArrowDown')
  await expect(page.getByRole('button', { name: 'Wednesday, February 3, 2027' })).toBeFocused()
  await press(page, 'Escape')
  await expect(page.getByRole('grid')).toBeHidden()
  await expect(input).toBeFocused()
  await expect(input).toHaveValue('02/03/2027')
})

test('FilePicker: opens the device’s choice, and removes', async ({ open }) => {
  const page = await open('forms-filepicker--empty')
  // Asked for early: the browser must know of it before the key is pressed.
  const chooser = page.waitForEvent('filechooser')
  await press(page, 'Tab')
  await expect(page.getByRole('button', { name: /Choose files/ })).toBeFocused()
  await press(page, 'Enter')
  const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('x') })
  await (await chooser).setFiles([photo('a.jpg'), photo('b.jpg')])
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await press(page, 'Tab', 'Enter')
  await expect(page.getByRole('listitem')).toHaveText(/b\.jpg/)
  await expect(page.getByRole('button', { name: /Choose files/ })).toBeFocused()
})

test('AvatarEditor: the part that is kept is moved and enlarged, and comes out as a JPEG', async ({ open }) => {
  const page = await open('forms-avatareditor--editing')
  const picture = page.getByRole('application').locator('img')
  const before = await picture.boundingBox()
  await press(page, 'Tab', '+', '+', 'Shift+ArrowRight')
  const after = await picture.boundingBox()
  expect(after?.width).toBeCloseTo((before?.width ?? 0) * 1.2, 0)
  await page.getByRole('button', { name: 'Use picture' }).focus()
  await press(page, 'Enter')
  const kept = page.getByRole('img', { name: 'The part that was kept' })
  await expect.poll(() => kept.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  expect(await kept.evaluate(async (image: HTMLImageElement) => (await (await fetch(image.src)).blob()).type)).toBe(
    'image/jpeg',
  )
})

test('A list and a calendar in a dialog take presses, and Escape closes only them', async ({ open }) => {
  const page = await open('choices-combobox--in-dialog')
  const dialog = page.getByRole('dialog', { name: 'New class' })
  const teacher = page.getByRole('combobox', { name: 'Teacher' })
  await teacher.click()
  await page.getByRole('option', { name: /佐藤/ }).click()
  await expect(teacher).toHaveValue('佐藤 学')
  await press(page, 'ArrowDown', 'Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.getByRole('button', { name: 'Choose a date' }).click()
  const calendar = page.getByRole('dialog', { name: 'Choose a date' })
  await calendar.getByRole('button', { name: 'Next month' }).click()
  await expect(calendar.getByRole('grid', { name: 'January 2027' })).toBeVisible()
  await press(page, 'Escape')
  await expect(calendar).toBeHidden()
  await expect(dialog).toBeVisible()
})

test('A press on another field leaves a calendar, and that field has the focus', async ({ open }) => {
  const page = await open('choices-combobox--in-dialog')
  // High enough for the calendar to stand below its field, and not over the other.
  await page.setViewportSize({ width: 1280, height: 1400 })
  const calendar = page.getByRole('dialog', { name: 'Choose a date' })
  const choose = page.getByRole('button', { name: 'Choose a date' })
  for (const field of [
    page.getByRole('textbox', { name: 'First lesson' }),
    page.getByRole('combobox', { name: 'Teacher' }),
  ]) {
    await choose.click()
    await expect(calendar).toBeVisible()
    await field.click({ position: { x: 20, y: 10 } })
    await expect(calendar).toBeHidden()
    await expect(field).toBeFocused()
  }
  // The names of the teachers came with the press.
  await expect(page.getByRole('listbox')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await choose.click()
  await expect(calendar).toBeVisible()
  await choose.click()
  await expect(calendar).toBeHidden()
})

test('TimePicker: opens at the time that is chosen', async ({ open }) => {
  const page = await open('forms-timepicker--chosen')
  await press(page, 'Tab', 'ArrowDown')
  await expect(page.getByRole('option', { name: '19:00' })).toBeInViewport()
})

test('An input method writes in peace: nothing is searched or taken before its words are finished', async ({
  open,
}) => {
  const page = await open('choices-combobox--empty')
  const input = page.getByRole('combobox', { name: 'Teacher' })
  const method = await page.context().newCDPSession(page)
  await press(page, 'Tab')
  await method.send('Input.imeSetComposition', { text: 'chen', selectionStart: 4, selectionEnd: 4 })
  await expect(input).toHaveValue('chen')
  await expect(page.getByRole('listbox')).toBeHidden()
  await method.send('Input.insertText', { text: '陈' })
  await expect(input).toHaveValue('陈')
  await expect(page.getByRole('option')).toHaveText(['陈静HSK 4–6'])
  await press(page, 'Enter')
  await expect(input).toHaveValue('陈静')
})

test('CodeInput: digits of a Japanese input method are digits', async ({ open }) => {
  const page = await open('forms-codeinput--empty')
  const input = page.getByRole('textbox', { name: 'Code' })
  const method = await page.context().newCDPSession(page)
  await press(page, 'Tab')
  await method.send('Input.imeSetComposition', { text: '４８２', selectionStart: 3, selectionEnd: 3 })
  await expect(input).toHaveValue('４８２')
  await method.send('Input.insertText', { text: '４８２' })
  await expect(input).toHaveValue('482')
  await page.keyboard.type('913')
  await expect(input).toHaveValue('482913')
})

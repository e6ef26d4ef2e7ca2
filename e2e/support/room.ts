import { expect, type Locator, type Page } from '@playwright/test'

/** The live room as a person uses it: words on buttons, tabs and tiles. */
export class Room {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get board(): Locator {
    return this.page.getByRole('region', { name: 'Whiteboard' }).locator('[aria-label^="Board, page"]')
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  async say(text: string): Promise<void> {
    await this.#tab('Chat')
    await this.page.getByPlaceholder('Write a message…').fill(text)
    await this.page.getByRole('button', { name: 'Send', exact: true }).click()
  }
  async expectMessage(text: string): Promise<void> {
    await this.#tab('Chat')
    await expect(this.page.getByRole('log', { name: 'Messages' }).getByText(text)).toHaveCount(1)
  }

  async openChat(): Promise<void> {
    await this.#tab('Chat')
  }
  async openPeople(): Promise<void> {
    await this.#tab('People')
  }
  async openHands(): Promise<void> {
    await this.#tab('Hands')
  }
  /** Teacher: an entry of the menu behind one student. */
  async act(student: string, action: string): Promise<void> {
    await this.openPeople()
    await this.button(`Actions for ${student}`).click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  /** Presses the pen, moves it along a wave, and leaves it down. A board that is still being prepared takes no pen. */
  async beginStroke({ from = 0.2, to = 0.6, height = 0.4 } = {}): Promise<void> {
    await expect(this.page.getByText('Preparing the board…')).toBeHidden()
    const box = await this.board.boundingBox()
    if (box === null) throw new Error('The board is not on the screen')
    const at = (part: number, rise: number): [number, number] => [
      box.x + box.width * part,
      box.y + box.height * (height + rise),
    ]
    await this.page.mouse.move(...at(from, 0))
    await this.page.mouse.down()
    for (let step = 1; step <= 24; step++) {
      await this.page.mouse.move(...at(from + ((to - from) * step) / 24, Math.sin(step / 3) * 0.06))
    }
  }
  async endStroke(): Promise<void> {
    await this.page.mouse.up()
  }
  async draw(where: { from?: number; to?: number; height?: number } = {}): Promise<void> {
    await this.beginStroke(where)
    await this.endStroke()
  }

  /** Strokes on the page in front of this person, as the board tells screen readers. */
  async strokeCount(): Promise<number> {
    const label = (await this.board.getAttribute('aria-label')) ?? ''
    return Number(/(\d+) strokes?/.exec(label)?.[1] ?? Number.NaN)
  }
  async expectStrokes(count: number): Promise<void> {
    await expect.poll(() => this.strokeCount(), { message: 'strokes on the board' }).toBe(count)
  }

  /** Dark pixels on the board as this person sees it, ink still being drawn included. */
  async inkPixels(): Promise<number> {
    return this.board.evaluate((board) => {
      let dark = 0
      for (const canvas of board.querySelectorAll('canvas')) {
        if (canvas.width === 0 || canvas.height === 0) continue
        const copy = new OffscreenCanvas(canvas.width, canvas.height)
        const context = copy.getContext('2d')
        if (context === null) continue
        context.drawImage(canvas, 0, 0)
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
        for (let i = 0; i < data.length; i += 4) {
          const isDark = (data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0) < 300
          if (isDark && (data[i + 3] ?? 0) > 100) dark++
        }
      }
      return dark
    })
  }
  async expectInkAbove(pixels: number): Promise<void> {
    await expect.poll(() => this.inkPixels(), { message: 'ink on the board' }).toBeGreaterThan(pixels)
  }

  /** The panel is closed when a person comes in; the bar opens it. */
  async #tab(name: string): Promise<void> {
    if ((await this.page.getByRole('tab').count()) === 0) await this.button(/^Chat/).click()
    const tab = this.page.getByRole('tab', { name: new RegExp(`^${name}`) })
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click()
  }
}

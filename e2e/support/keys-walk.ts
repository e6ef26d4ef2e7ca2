import { expect } from '@playwright/test'
import { Keys } from './hand.ts'
import type { Person } from './person.ts'

/** What a class does besides its tools, by the keys of the room: both sides are without a mouse and in English. */
export class KeysWalk {
  readonly #li: Person
  readonly #student: Person
  readonly #name: string

  /** @param name of the student, as the list of people has it */
  constructor(li: Person, student: Person, name: string) {
    this.#li = li
    this.#student = student
    this.#name = name
  }

  /** From the teacher's home through the device check into the class. @returns the lesson's id */
  static async startClass(li: Person): Promise<string> {
    const { page } = li
    const keys = new Keys(page)
    const start = { name: 'Start class' }
    await keys.press(page.getByRole('button', start).or(page.getByRole('link', start)).first())
    await keys.press(page.getByRole('button', { name: 'Start check' }))
    await expect(page.getByText('Your camera works.')).toBeVisible()
    await expect(page.getByText('Your microphone works.')).toBeVisible()
    await keys.press(page.getByRole('button', { name: /^(Enter classroom|Start class)$/ }))
    await li.expectInside()
    const lessonId = /lesson\/([^/]+)/.exec(page.url())?.[1]
    if (lessonId === undefined) throw new Error(`No lesson in ${page.url()}`)
    return lessonId
  }

  /** `R` raises the hand, `Shift 1` takes it, `Enter` speaks. */
  async turnToSpeak(): Promise<void> {
    const student = await this.#asStudent()
    // On a button, Enter would press that one.
    await student.reach(this.#student.room.board)
    await student.key('r')
    await expect(this.#student.room.button(/^Hand up/)).toBeVisible()
    const li = await this.#asTeacher()
    await expect(this.#li.room.button(/^Hands.*1/)).toBeVisible()
    await li.key('Shift+Digit1')
    await this.#asStudent()
    await expect(this.#student.page.getByRole('region', { name: 'It’s your turn' })).toBeVisible()
    await student.key('Enter')
    await expect(this.#student.room.button('Turn off microphone')).toBeVisible()
    await this.#asTeacher()
    await li.press(this.#li.room.button(/^Hands/))
    await li.press(this.#li.room.button(`End turn: ${this.#name}`))
    await this.#asStudent()
    await expect(this.#student.room.button('Turn on microphone')).toBeVisible()
  }

  /** `U` lists the people; `I` leads to the answer; a shape is put down where no pen can draw. */
  async stage(): Promise<void> {
    const li = await this.#asTeacher()
    await li.key('u')
    await this.#act('Invite on stage')
    const student = await this.#asStudent()
    await expect(this.#student.room.button('Accept')).toBeVisible()
    await student.key('i')
    await expect(this.#student.room.button('Accept')).toBeFocused()
    await student.key('Enter')
    await expect(this.#student.room.board).toHaveAccessibleName(/you can write/)
    const before = await this.#student.room.strokeCount()
    await student.reach(this.#student.room.board)
    await student.key('o')
    await student.key('Enter')
    await this.#student.room.expectStrokes(before + 1)
    await this.#asTeacher()
    await this.#act('Back to seat')
    await this.#asStudent()
    await expect(this.#student.room.board).not.toHaveAccessibleName(/you can write/)
  }

  /** `C` writes at once, on both sides. */
  async chat(): Promise<void> {
    for (const [person, text] of [
      [this.#student, '老师，请再说一遍。'],
      [this.#li, '好的！'],
    ] as const) {
      const keys = await this.#as(person)
      await keys.key('c')
      await expect(person.page.getByPlaceholder('Write a message…')).toBeFocused()
      await person.page.keyboard.insertText(text)
      await keys.key('Enter')
      await expect(person.page.getByRole('log', { name: 'Messages' }).getByText(text)).toHaveCount(1)
    }
    await this.#asStudent()
    await this.#student.room.expectMessage('好的！')
  }

  /** `N` adds a page, `T` writes on it, the page keys turn it, a student looks back and comes back by `Home`. */
  async pages(): Promise<void> {
    const li = await this.#asTeacher()
    const { board } = this.#li.room
    await li.reach(board)
    await li.key('n')
    await this.#li.room.expectStrokes(0)
    await li.reach(board)
    await li.key('t')
    await li.key('Enter')
    // Its code comes with the first text.
    await expect(this.#li.page.getByRole('textbox', { name: 'Text on the board' })).toBeFocused()
    await this.#li.page.keyboard.insertText('你好')
    await li.key('ControlOrMeta+Enter')
    await this.#li.room.expectStrokes(1)
    const student = await this.#asStudent()
    await this.#student.room.expectStrokes(1)
    const page = await this.#student.room.board.getAttribute('aria-label')
    await student.reach(this.#student.room.board)
    await student.key('PageUp')
    await expect(this.#student.room.board).not.toHaveAccessibleName(page ?? '')
    await student.key('Home')
    await expect(this.#student.room.board).toHaveAccessibleName(page ?? '')
    await this.#asTeacher()
    const own = (await board.getAttribute('aria-label')) ?? ''
    await li.reach(board)
    await li.key('PageUp')
    await expect(board).not.toHaveAccessibleName(own)
    // Both at once, before the room answers: up and down again, to the page where they began.
    for (const key of ['PageDown', 'PageUp', 'PageDown']) await li.key(key)
    await expect(board).toHaveAccessibleName(own)
  }

  /** `G` opens the layouts, and `?` says all keys. */
  async layoutAndHelp(): Promise<void> {
    const { page } = this.#li
    const li = await this.#asTeacher()
    const room = page.getByRole('main', { name: /^Classroom/ })
    for (const [name, layout] of [
      ['Gallery', 'gallery'],
      ['Board', 'board'],
    ] as const) {
      await li.key('g')
      await li.press(page.getByRole('menuitemradio', { name, exact: true }))
      await expect(room).toHaveAttribute('data-layout', layout)
    }
    await li.key('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(help).toBeVisible()
    await li.key('Escape')
    await expect(help).toBeHidden()
  }

  async end(): Promise<void> {
    const li = await this.#asTeacher()
    await li.press(this.#li.room.button('End class'))
    await li.press(this.#li.room.button('End for everyone'))
    await expect(this.#li.room.button('View class report')).toBeVisible()
    const student = await this.#asStudent()
    await student.press(this.#student.page.getByRole('radio', { name: '5 of 5 stars' }))
    await student.press(this.#student.room.button('Send rating'))
    await expect(this.#student.page.getByText('Thank you. Your teacher will read it.')).toBeVisible()
  }

  async #act(action: string): Promise<void> {
    const li = await this.#asTeacher()
    await li.press(this.#li.room.button(`Actions for ${this.#name}`))
    await li.press(this.#li.page.getByRole('menuitem', { name: action }))
  }
  #asTeacher(): Promise<Keys> {
    return this.#as(this.#li)
  }
  #asStudent(): Promise<Keys> {
    return this.#as(this.#student)
  }
  async #as({ page }: Person): Promise<Keys> {
    await page.bringToFront()
    return new Keys(page)
  }
}

import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import type { Person } from './person.ts'

/** What a student's cards say, in the language of their page. */
const words = {
  'en-US': {
    quiz: 'Quiz',
    right: 'Right!',
    check: 'Quick check',
    gotIt: 'Got it',
    notYet: 'Not yet',
    buzzer: 'Buzzer',
    press: 'Press!',
    first: 'You’re first!',
    rollCall: 'Roll call',
    here: 'I’m here',
    attention: 'Attention, please!',
    prize: /^You got: .*Star/,
    practice: 'Practice',
    dictation: 'Dictation',
    answer: 'Your answer',
    handIn: 'Hand in',
    writing: 'Writing',
    react: 'React',
    reactions: 'Reactions',
  },
  'zh-CN': {
    quiz: '答题器',
    right: '答对了！',
    check: '懂了吗',
    gotIt: '懂了',
    notYet: '还没懂',
    buzzer: '抢答器',
    press: '抢答！',
    first: '你是第一名！',
    rollCall: '签到',
    here: '我在',
    attention: '请注意听讲！',
    prize: /^你得到了/,
    practice: '随堂练习',
    dictation: '听写',
    answer: '你的答案',
    handIn: '提交',
    writing: '书写练习',
    react: '表情',
    reactions: '表情',
  },
  'ja-JP': {
    quiz: 'クイズ',
    right: '正解です！',
    check: '理解度チェック',
    gotIt: 'わかった',
    notYet: 'まだ',
    buzzer: '早押し',
    press: '押す！',
    first: '1 番です！',
    rollCall: '出欠確認',
    here: 'います',
    attention: '先生に注目！',
    prize: /をもらいました$/,
    practice: '練習問題',
    dictation: '書き取り',
    answer: '解答',
    handIn: '提出',
    writing: '書き取り練習',
    react: 'リアクション',
    reactions: 'リアクション',
  },
} as const
export type LessonLanguage = keyof typeof words

/** Somebody in the class whose page speaks this language. */
export interface Learner {
  person: Person
  language: LessonLanguage
  /** True for somebody without a mouse. */
  hasKeysOnly?: boolean
}

const card = ({ page }: Person, name: string): Locator => page.getByRole('region', { name, exact: true })
const SLIDES = new URL('../../apps/server/demo-media/slides.pdf', import.meta.url)

/** A lesson with every tool: each step begins with nothing open and leaves nothing open. */
export class LessonWalk {
  readonly #li: Person
  readonly #learners: readonly Learner[]

  constructor(li: Person, learners: readonly Learner[]) {
    this.#li = li
    this.#learners = learners
  }

  async showSlides(): Promise<void> {
    const { page, room } = await this.#teacher()
    const chooser = page.waitForEvent('filechooser')
    await this.#insert('Courseware from this device…')
    await (await chooser).setFiles({ name: 'slides.pdf', mimeType: 'application/pdf', buffer: await readFile(SLIDES) })
    await expect(room.board).toHaveAccessibleName(/^Board, page 2 of 3/)
    await page.keyboard.press('Escape')
  }

  async showCharacter(): Promise<void> {
    const { page } = await this.#teacher()
    await this.#insert('Character card')
    const dialog = page.getByRole('dialog', { name: 'Character card' })
    await dialog.getByLabel('Characters').fill('永')
    await dialog.getByRole('button', { name: 'Put on the board' }).click()
    await expect(page.getByRole('toolbar', { name: 'Character card: 永' })).toBeVisible()
    await this.#eachLearner(async ({ room: learner }, t) => {
      if (t === words['en-US']) await learner.expectInkAbove(200)
    })
  }

  /** @param right who answers right; the others do not */
  async quiz(right: Person): Promise<void> {
    const li = await this.#open('Quiz')
    await card(li, 'Quiz').getByRole('radio', { name: 'No limit' }).click()
    await card(li, 'Quiz').getByRole('button', { name: 'B', exact: true }).click()
    await card(li, 'Quiz').getByRole('button', { name: 'Start quiz' }).click()
    await this.#eachLearner((person, t, press) =>
      press(card(person, t.quiz).getByRole('button', { name: person === right ? 'B' : 'C', exact: true })),
    )
    await this.#endWhenAllAnswered('Quiz')
    await this.#eachLearner(async (person, t) => {
      if (person === right) await expect(card(person, t.quiz).getByText(t.right)).toBeVisible()
    })
    await this.#putAway('Quiz')
  }

  /** @param clear who got it; the others not yet */
  async quickCheck(clear: Person): Promise<void> {
    await this.#open('Quick check')
    await this.#eachLearner((person, t, press) =>
      press(card(person, t.check).getByRole('button', { name: person === clear ? t.gotIt : t.notYet })),
    )
    const li = await this.#teacher()
    await expect(
      card(li, 'Quick check').getByText(`1 got it, ${this.#learners.length - 1} not yet, 0 no answer`),
    ).toBeVisible()
    await card(li, 'Quick check').getByRole('button', { name: 'End', exact: true }).click()
    await this.#putAway('Quick check')
  }

  async buzzer(fastest: Person): Promise<void> {
    const li = await this.#open('Buzzer')
    await card(li, 'Buzzer').getByRole('button', { name: 'Ready' }).click()
    await this.#eachLearner(async (person, t) => {
      if (person !== fastest) return
      // The round is open for seconds: on a busy machine it is over before the button stands still.
      await card(person, t.buzzer).getByRole('button', { name: t.press }).click({ force: true })
      await expect(card(person, t.buzzer).getByText(t.first)).toBeVisible()
    })
    await this.#teacher()
    const [end, putAway] = ['End', 'Put away'].map((name) =>
      card(li, 'Buzzer').getByRole('button', { name, exact: true }),
    )
    // The round may end by itself at the moment of the press.
    await expect(async () => {
      if (await end?.isVisible()) await end?.click({ timeout: 2_000 })
      await putAway?.click({ timeout: 2_000 })
    }).toPass()
    await expect(card(li, 'Buzzer')).toBeHidden()
  }

  async randomPick(): Promise<void> {
    const li = await this.#open('Random pick')
    await card(li, 'Random pick').getByRole('button', { name: 'Draw', exact: true }).click()
    await expect(card(li, 'Random pick').getByText(/^Picked: /)).toBeVisible()
    await card(li, 'Random pick').getByRole('button', { name: 'Close' }).click()
  }

  async prize(to: Person, name: string): Promise<void> {
    const li = await this.#open('Prize')
    await card(li, 'Prize').getByRole('checkbox', { name }).click()
    await card(li, 'Prize').getByRole('button', { name: 'Give', exact: true }).click()
    await this.#eachLearner(async (person, t) => {
      if (person === to) await expect(person.page.getByText(t.prize).first()).toBeVisible()
    })
    await this.#teacher()
    await card(li, 'Prize').getByRole('button', { name: 'Close' }).click()
  }

  async timer(): Promise<void> {
    const li = await this.#open('Timer')
    await card(li, 'Timer').getByRole('button', { name: 'Start', exact: true }).click()
    await this.#eachLearner(({ page }) =>
      expect(
        page
          .getByRole('timer')
          .or(page.getByText(/^\d:\d\d$/))
          .first(),
      ).toBeVisible(),
    )
    await this.#teacher()
    await li.room.button('Show Countdown').click()
    await card(li, 'Countdown').getByRole('button', { name: 'Stop', exact: true }).click()
  }

  async rollCall(): Promise<void> {
    const li = await this.#open('Roll call')
    await card(li, 'Roll call').getByRole('button', { name: 'Start roll call' }).click()
    await this.#eachLearner((person, t, press) => press(card(person, t.rollCall).getByRole('button', { name: t.here })))
    await this.#teacher()
    await expect(card(li, 'Roll call').getByText(`Here (${this.#learners.length})`)).toBeVisible()
    const end = card(li, 'Roll call').getByRole('button', { name: 'End', exact: true })
    if (await end.isVisible()) await end.click()
    await card(li, 'Roll call').getByRole('button', { name: 'Close' }).click()
  }

  async attention(): Promise<void> {
    const li = await this.#open('Attention')
    await card(li, 'Attention').getByRole('button', { name: 'Call for attention' }).click()
    await this.#eachLearner(({ page }, t) =>
      expect(page.getByRole('alert').filter({ hasText: t.attention })).toBeVisible(),
    )
    await this.#teacher()
    const close = card(li, 'Attention').getByRole('button', { name: 'Close' })
    if (await close.isVisible()) await close.click()
  }

  async bankQuestion(): Promise<void> {
    const li = await this.#open('Practice')
    const drawer = li.page.getByRole('dialog', { name: 'Practice' })
    await drawer.getByRole('radio', { name: 'Question bank' }).click()
    await drawer.getByRole('button', { name: 'Search all lessons' }).click()
    await drawer.getByRole('checkbox').first().click()
    await drawer.getByRole('button', { name: 'Ask 1 question' }).click()
    await this.#eachLearner((person, t, press) => press(card(person, t.practice).getByRole('button', { name: /^A/ })))
    await this.#endWhenAllAnswered('Practice')
    await this.#putAway('Practice')
  }

  async dictation(right: Person): Promise<void> {
    const li = await this.#open('Dictation')
    await card(li, 'Dictation').getByLabel('What you read aloud, one per line').fill('再见')
    await card(li, 'Dictation').getByRole('button', { name: 'Start', exact: true }).click()
    await this.#eachLearner(async (person, t) => {
      await card(person, t.dictation)
        .getByLabel(t.answer)
        .fill(person === right ? '再见' : '在见')
      await card(person, t.dictation).getByRole('button', { name: t.handIn, exact: true }).click()
    })
    await this.#endWhenAllAnswered('Dictation')
    await expect(
      card(li, 'Dictation').getByText(new RegExp(`^1 of ${this.#learners.length} (person|people) right`)),
    ).toBeVisible()
    await this.#putAway('Dictation')
  }

  /** Everybody writes the character that is selected on the board. */
  async writing(): Promise<void> {
    const li = await this.#teacher()
    await li.room.button('Write').click()
    await this.#eachLearner(({ page }, t) => expect(page.getByRole('region', { name: t.writing })).toBeVisible())
    await this.#teacher()
    await card(li, 'Writing').getByRole('button', { name: 'End', exact: true }).click()
    await this.#putAway('Writing')
  }

  async reaction(from: Person): Promise<void> {
    await this.#eachLearner(async (person, t) => {
      if (person !== from) return
      await person.room.button(t.react).click()
      await person.page.getByRole('region', { name: t.reactions }).getByRole('button').first().click()
    })
    await expect(this.#li.page.getByText('👍').first()).toBeVisible()
  }

  /** Tabs of one browser work only while they are in front. */
  async #teacher(): Promise<Person> {
    await this.#li.page.bringToFront()
    return this.#li
  }
  async #eachLearner(
    act: (
      person: Person,
      t: (typeof words)[LessonLanguage],
      press: (button: Locator) => Promise<void>,
    ) => Promise<unknown>,
  ): Promise<void> {
    for (const { person, language, hasKeysOnly = false } of this.#learners) {
      await person.page.bringToFront()
      await act(person, words[language], (button) => (hasKeysOnly ? button.press('Enter') : button.click()))
    }
  }
  async #open(tool: string): Promise<Person> {
    const li = await this.#teacher()
    await li.room.button('Tools').click()
    await li.page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: tool }).click()
    return li
  }
  async #insert(what: string): Promise<void> {
    await this.#li.room.button('Insert').click()
    await this.#li.page.getByRole('menuitem', { name: what }).click()
  }
  async #endWhenAllAnswered(tool: string): Promise<void> {
    const li = await this.#teacher()
    const count = this.#learners.length
    await expect(card(li, tool).getByText(`${count} of ${count} answered`)).toBeVisible()
    await card(li, tool).getByRole('button', { name: 'End', exact: true }).click()
  }
  async #putAway(tool: string): Promise<void> {
    const li = await this.#teacher()
    await card(li, tool).getByRole('button', { name: 'Put away' }).click()
    await expect(card(li, tool)).toBeHidden()
  }
}

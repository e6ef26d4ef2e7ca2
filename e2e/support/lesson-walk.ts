import { readFile } from 'node:fs/promises'
import { expect, type Locator } from '@playwright/test'
import { type Hand, Keys, pointer } from './hand.ts'
import type { Person } from './person.ts'

/** What a student's cards say, in the language of their page. */
const words = {
  'en-US': {
    board: 'Board, page 2 of 3',
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
    prize: /^You got .*star/,
    practice: 'Practice',
    dictation: 'Dictation',
    fillIn: 'Fill in',
    blank: 'Blank 1',
    answer: 'Your answer',
    handIn: 'Hand in',
    writing: 'Writing',
    react: 'React',
    reactions: 'Reactions',
  },
  'zh-CN': {
    board: '白板，第 2 页，共 3 页',
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
    fillIn: '填空',
    blank: '第 1 空',
    answer: '你的答案',
    handIn: '提交',
    writing: '书写练习',
    react: '表情',
    reactions: '表情',
  },
  'ja-JP': {
    board: 'ボード、3 ページ中 2 ページ目',
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
    fillIn: '穴埋め',
    blank: '空欄 1',
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
  readonly #hand: Hand

  constructor(li: Person, learners: readonly Learner[], { hasKeysOnly = false } = {}) {
    this.#li = li
    this.#learners = learners
    this.#hand = hasKeysOnly ? new Keys(li.page) : pointer
  }

  async showSlides(): Promise<void> {
    const { page, room } = await this.#teacher()
    const chooser = page.waitForEvent('filechooser')
    await this.#insert('Courseware from this device…')
    await (await chooser).setFiles({ name: 'slides.pdf', mimeType: 'application/pdf', buffer: await readFile(SLIDES) })
    await expect(room.board).toHaveAccessibleName(/^Board, page 2 of 3/)
    await page.keyboard.press('Escape')
    // Whoever changed the language in class hears the board in it, too.
    await this.#eachLearner((learner, t) => expect(learner.page.locator(`[aria-label^="${t.board}"]`)).toBeVisible())
  }

  async showCharacter(): Promise<void> {
    const { page } = await this.#teacher()
    await this.#insert('Character card')
    const dialog = page.getByRole('dialog', { name: 'Character card' })
    await this.#hand.write(dialog.getByLabel('Characters'), '永')
    await this.#hand.press(dialog.getByRole('button', { name: 'Put on the board' }))
    await expect(page.getByRole('toolbar', { name: 'Character card: 永' })).toBeVisible()
    await this.#eachLearner(async ({ room: learner }, t) => {
      if (t === words['en-US']) await learner.expectInkAbove(200)
    })
  }

  /** @param right who answers right; the others do not */
  async quiz(right: Person): Promise<void> {
    const li = await this.#open('Quiz')
    await this.#hand.press(card(li, 'Quiz').getByRole('radio', { name: 'No limit' }))
    await this.#hand.press(card(li, 'Quiz').getByRole('button', { name: 'B', exact: true }))
    await this.#hand.press(card(li, 'Quiz').getByRole('button', { name: 'Start quiz' }))
    await this.#eachLearner((person, t, hand) =>
      hand.press(card(person, t.quiz).getByRole('button', { name: person === right ? 'B' : 'C', exact: true })),
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
    await this.#eachLearner((person, t, hand) =>
      hand.press(card(person, t.check).getByRole('button', { name: person === clear ? t.gotIt : t.notYet })),
    )
    const li = await this.#teacher()
    await expect(
      card(li, 'Quick check').getByText(`1 got it, ${this.#learners.length - 1} not yet, 0 no answer`),
    ).toBeVisible()
    await this.#hand.press(card(li, 'Quick check').getByRole('button', { name: 'End', exact: true }))
    await this.#putAway('Quick check')
  }

  async buzzer(fastest: Person): Promise<void> {
    const li = await this.#open('Buzzer')
    await this.#hand.press(card(li, 'Buzzer').getByRole('button', { name: 'Ready' }))
    await this.#eachLearner(async (person, t, hand) => {
      if (person !== fastest) return
      const button = card(person, t.buzzer).getByRole('button', { name: t.press })
      if (hand instanceof Keys) {
        // Its words change from three to one; the focus waits on it.
        await hand.reach(card(person, t.buzzer).getByRole('button').last())
        await button.waitFor()
        await hand.key('Space')
      }
      // The round is open for seconds: on a busy machine it is over before the button stands still.
      else await button.click({ force: true })
      await expect(card(person, t.buzzer).getByText(t.first)).toBeVisible()
    })
    await this.#teacher()
    const end = card(li, 'Buzzer').getByRole('button', { name: 'End', exact: true })
    const putAway = card(li, 'Buzzer').getByRole('button', { name: 'Put away' })
    // The round may end by itself at the moment of the press, and a press that came too late for its test may have worked.
    await expect(async () => {
      if (await end.isVisible()) await this.#hand.press(end, { timeout: 2_000 })
      if (await putAway.isVisible()) await this.#hand.press(putAway, { timeout: 2_000 })
      await expect(card(li, 'Buzzer')).toBeHidden({ timeout: 2_000 })
    }).toPass()
  }

  async randomPick(): Promise<void> {
    const li = await this.#open('Random pick')
    await this.#hand.press(card(li, 'Random pick').getByRole('button', { name: 'Draw', exact: true }))
    await expect(card(li, 'Random pick').getByText(/^Picked: /)).toBeVisible()
    await this.#hand.press(card(li, 'Random pick').getByRole('button', { name: 'Close' }))
  }

  async prize(to: Person, name: string): Promise<void> {
    const li = await this.#open('Prize')
    await this.#hand.press(card(li, 'Prize').getByRole('checkbox', { name }))
    await this.#hand.press(card(li, 'Prize').getByRole('button', { name: 'Give', exact: true }))
    await this.#eachLearner(async (person, t) => {
      if (person === to) await expect(person.page.getByText(t.prize).first()).toBeVisible()
    })
    await this.#teacher()
    await this.#hand.press(card(li, 'Prize').getByRole('button', { name: 'Close' }))
  }

  async timer(): Promise<void> {
    const li = await this.#open('Timer')
    await this.#hand.press(card(li, 'Timer').getByRole('button', { name: 'Start', exact: true }))
    await this.#eachLearner(({ page }) =>
      expect(
        page
          .getByRole('timer')
          .or(page.getByText(/^\d:\d\d$/))
          .first(),
      ).toBeVisible(),
    )
    await this.#teacher()
    await this.#hand.press(li.room.button('Show Countdown'))
    await this.#hand.press(card(li, 'Countdown').getByRole('button', { name: 'Stop', exact: true }))
  }

  async rollCall(): Promise<void> {
    const li = await this.#open('Roll call')
    await this.#hand.press(card(li, 'Roll call').getByRole('button', { name: 'Start roll call' }))
    await this.#eachLearner((person, t, hand) =>
      hand.press(card(person, t.rollCall).getByRole('button', { name: t.here })),
    )
    await this.#teacher()
    await expect(card(li, 'Roll call').getByText(`Here (${this.#learners.length})`)).toBeVisible()
    const end = card(li, 'Roll call').getByRole('button', { name: 'End', exact: true })
    if (await end.isVisible()) await this.#hand.press(end)
    await this.#hand.press(card(li, 'Roll call').getByRole('button', { name: 'Close' }))
  }

  async attention(): Promise<void> {
    const li = await this.#open('Attention')
    await this.#hand.press(card(li, 'Attention').getByRole('button', { name: 'Call for attention' }))
    await this.#eachLearner(({ page }, t) =>
      expect(page.getByRole('alert').filter({ hasText: t.attention })).toBeVisible(),
    )
    await this.#teacher()
    const close = card(li, 'Attention').getByRole('button', { name: 'Close' })
    if (await close.isVisible()) await this.#hand.press(close)
  }

  async bankQuestion(): Promise<void> {
    const li = await this.#open('Practice')
    const drawer = li.page.getByRole('dialog', { name: 'Practice' })
    await this.#hand.press(drawer.getByRole('radio', { name: 'Question bank' }))
    await this.#hand.press(drawer.getByRole('button', { name: 'Search all lessons' }))
    await this.#hand.press(drawer.getByRole('checkbox').first())
    await this.#hand.press(drawer.getByRole('button', { name: 'Ask 1 question' }))
    await this.#eachLearner((person, t, hand) =>
      hand.press(card(person, t.practice).getByRole('button', { name: /^A/ })),
    )
    await this.#endWhenAllAnswered('Practice')
    await this.#putAway('Practice')
  }

  async dictation(right: Person): Promise<void> {
    const li = await this.#open('Dictation')
    await this.#hand.write(card(li, 'Dictation').getByLabel('What you read aloud, one per line'), '再见')
    await this.#hand.press(card(li, 'Dictation').getByRole('button', { name: 'Start', exact: true }))
    await this.#eachLearner(async (person, t, hand) => {
      await hand.write(card(person, t.dictation).getByLabel(t.answer), person === right ? '再见' : '在见')
      await hand.press(card(person, t.dictation).getByRole('button', { name: t.handIn, exact: true }))
    })
    await this.#endWhenAllAnswered('Dictation')
    await expect(
      card(li, 'Dictation').getByText(new RegExp(`^1 right of ${this.#learners.length} (person|people) who answered`)),
    ).toBeVisible()
    await this.#putAway('Dictation')
  }

  async fillIn(right: Person): Promise<void> {
    const li = await this.#open('Dictation')
    // The card has another name as soon as this is chosen.
    await this.#hand.press(li.page.getByRole('radio', { name: 'Fill in', exact: true }))
    await this.#hand.write(card(li, 'Fill in').getByLabel('Sentences, one per line'), '我去商店{买}苹果。')
    await this.#hand.press(card(li, 'Fill in').getByRole('button', { name: 'Start', exact: true }))
    await this.#eachLearner(async (person, t, hand) => {
      await hand.write(card(person, t.fillIn).getByLabel(t.blank), person === right ? '买' : '卖')
      await hand.press(card(person, t.fillIn).getByRole('button', { name: t.handIn, exact: true }))
    })
    await this.#endWhenAllAnswered('Fill in')
    await expect(
      card(li, 'Fill in').getByText(new RegExp(`^1 right of ${this.#learners.length} (person|people) who answered`)),
    ).toBeVisible()
    await this.#putAway('Fill in')
  }

  /** Everybody writes the character that is selected on the board. */
  async writing(): Promise<void> {
    const li = await this.#teacher()
    await this.#hand.press(li.room.button('Write'))
    await this.#eachLearner(({ page }, t) => expect(page.getByRole('region', { name: t.writing })).toBeVisible())
    await this.#teacher()
    await this.#hand.press(card(li, 'Writing').getByRole('button', { name: 'End', exact: true }))
    await this.#putAway('Writing')
  }

  async reaction(from: Person): Promise<void> {
    await this.#eachLearner(async (person, t, hand) => {
      if (person !== from) return
      await hand.press(person.room.button(t.react))
      await hand.press(person.page.getByRole('region', { name: t.reactions }).getByRole('button').first())
    })
    await expect(this.#li.page.getByText('👍').first()).toBeVisible()
  }

  /** Tabs of one browser work only while they are in front. */
  async #teacher(): Promise<Person> {
    await this.#li.page.bringToFront()
    return this.#li
  }
  async #eachLearner(
    act: (person: Person, t: (typeof words)[LessonLanguage], hand: Hand) => Promise<unknown>,
  ): Promise<void> {
    for (const { person, language, hasKeysOnly = false } of this.#learners) {
      await person.page.bringToFront()
      await act(person, words[language], hasKeysOnly ? new Keys(person.page) : pointer)
    }
  }
  async #open(tool: string): Promise<Person> {
    const li = await this.#teacher()
    await this.#hand.press(li.room.button('Tools'))
    await this.#hand.press(li.page.getByRole('region', { name: 'Tools' }).getByRole('button', { name: tool }))
    return li
  }
  async #insert(what: string): Promise<void> {
    await this.#hand.press(this.#li.room.button('Insert'))
    await this.#hand.press(this.#li.page.getByRole('menuitem', { name: what }))
  }
  async #endWhenAllAnswered(tool: string): Promise<void> {
    const li = await this.#teacher()
    const count = this.#learners.length
    await expect(card(li, tool).getByText(`${count} of ${count} answered`)).toBeVisible()
    await this.#hand.press(card(li, tool).getByRole('button', { name: 'End', exact: true }))
  }
  async #putAway(tool: string): Promise<void> {
    const li = await this.#teacher()
    await this.#hand.press(card(li, tool).getByRole('button', { name: 'Put away' }))
    await expect(card(li, tool)).toBeHidden()
  }
}

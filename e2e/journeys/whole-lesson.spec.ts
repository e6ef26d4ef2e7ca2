import { expect, test } from '../support/class-test.ts'
import { KeysWalk } from '../support/keys-walk.ts'
import { changeLanguage } from '../support/language.ts'
import { fillBoard } from '../support/large-board.ts'
import { LessonWalk } from '../support/lesson-walk.ts'

test('a whole lesson with every tool: in Chinese, in Japanese on a phone that is turned, by a teacher and a student with keys alone', async ({
  arrive,
  home,
  server,
}) => {
  const [li, anna, ben, chika] = await Promise.all([
    arrive('teacher.li'),
    arrive('student.anna'),
    arrive('student.ben', { phone: true }),
    arrive('student.chika'),
  ])
  const lessonId = await KeysWalk.startClass(li)
  for (const student of [anna, ben, chika]) await student.enter(lessonId)
  await changeLanguage(anna.page, 'zh-CN')
  await changeLanguage(ben.page, 'ja-JP')
  const lesson = new LessonWalk(
    li,
    [
      { person: anna, language: 'zh-CN' },
      { person: ben, language: 'ja-JP' },
      { person: chika, language: 'en-US', hasKeysOnly: true },
    ],
    { hasKeysOnly: true },
  )
  const byKeys = new KeysWalk(li, chika, '佐藤千佳')

  await test.step('slides become pages, which all see', async () => {
    await lesson.showSlides()
  })
  await test.step('a character with its strokes', () => lesson.showCharacter())
  await test.step('everybody writes it', () => lesson.writing())
  await test.step('a reaction', () => lesson.reaction(chika))
  await test.step('a hand and a turn to speak', () => byKeys.turnToSpeak())
  await test.step('the stage and the pen', () => byKeys.stage())
  await test.step('the chat', () => byKeys.chat())
  await test.step('pages and a text', () => byKeys.pages())
  await test.step('a layout and the list of keys', () => byKeys.layoutAndHelp())
  await test.step('a quiz', () => lesson.quiz(anna))
  await test.step('the buzzer', () => lesson.buzzer(chika))
  await ben.page.setViewportSize({ width: 844, height: 390 })
  await test.step('a quick check', () => lesson.quickCheck(anna))
  await test.step('a random pick', () => lesson.randomPick())
  await test.step('a prize', () => lesson.prize(anna, 'Anna Kowalska'))
  await test.step('a countdown', () => lesson.timer())
  await test.step('a roll call', () => lesson.rollCall())
  await ben.page.setViewportSize({ width: 390, height: 844 })
  await test.step('a call for attention', () => lesson.attention())
  await test.step('a question from the bank', () => lesson.bankQuestion())
  await test.step('a dictation', () => lesson.dictation(anna))
  await test.step('a sentence to fill in', () => lesson.fillIn(ben))
  await test.step('the end', () => byKeys.end())
  await test.step('a slide of it is brought to the next lesson of the class, and a student sees it', async () => {
    const next = `les_next${server.suffix}`
    await server.change(
      `insert into lesson (id, class_id, no, name, starts_at, ends_at, is_awaiting_time)
        select '${next}', class_id, 99, '第九课 复习', now(), now() + interval '50 minutes', false
        from lesson where id = '${lessonId}'`,
    )
    await li.page.goto(`${home}/hwjy-web/lesson/${next}/check`)
    await li.page.getByRole('button', { name: 'Enter without checking' }).click()
    await li.room.button('Start class').click()
    await chika.enter(next)
    await li.room.button('Insert').click()
    await li.page.getByRole('menuitem', { name: 'Pages of an earlier lesson…' }).click()
    const dialog = li.page.getByRole('dialog')
    await dialog.getByRole('listitem').getByRole('button').first().click()
    const slide = dialog.getByRole('button', { name: /slides\.pdf, sheet 1$/ })
    await expect(slide.locator('img')).toBeVisible()
    await slide.click()
    await dialog.getByRole('switch', { name: 'With ink' }).click()
    await dialog.getByRole('button', { name: 'Insert 1 page' }).click()
    await expect(dialog).toBeHidden()
    for (const { room } of [li, chika]) await room.expectInkAbove(200)
  })

  await test.step('a large insertion goes on after a reload in its middle, and one undo takes it back', async () => {
    const pages = 20
    await server.change(...fillBoard({ lessonId, name: '第零课 长板书', pages, strokesOnPage: 160 }))
    await li.room.button('Insert').click()
    await li.page.getByRole('menuitem', { name: 'Pages of an earlier lesson…' }).click()
    const dialog = li.page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^第零课/ }).click()
    for (let no = 1; no <= pages; no++) await dialog.getByRole('button', { name: `Page ${no}`, exact: true }).click()
    await dialog.getByRole('button', { name: `Insert ${pages} pages` }).click()
    await expect(dialog).toBeHidden()
    await li.page.reload()
    const jobs = li.page.getByRole('list', { name: 'Files being added to the board' })
    await expect(jobs.getByText(/was interrupted: \d+ of 20 pages are on the board/)).toBeVisible()
    await jobs.getByRole('button', { name: 'Continue' }).click()
    await expect(jobs.getByRole('listitem')).toHaveCount(0)
    await expect(chika.room.board).toHaveAccessibleName(/^Board, page 3 of 22/)
    await chika.room.expectStrokes(160)
    await li.room.button('Undo').click()
    await expect(chika.room.board).toHaveAccessibleName(/^Board, page 2 of 2/)
  })
})

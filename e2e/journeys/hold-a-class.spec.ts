import type { Page } from '@playwright/test'
import { expectMovingPicture, expectSilence, expectSound, expectVideoOf } from '../support/media.ts'
import { expect, test } from '../support/class-test.ts'

// As most people have it: the service worker is there in a class as well.
test.use({ worksOffline: true })

test('a teacher and two students hold a class, from sign-in to rating and attendance', async ({ arrive }) => {
  const [li, anna, ben] = await Promise.all([
    arrive('teacher.li', { types: true }),
    arrive('student.anna', { types: true }),
    arrive('student.ben', { phone: true, types: true }),
  ])
  const students = [anna, ben]

  const lessonId = await test.step('the teacher checks the devices and starts the class', () => li.startClass())

  await test.step('students come in, see the teacher and hear them', async () => {
    await anna.enter(lessonId)
    await ben.enter(lessonId)
    for (const { page } of students) {
      await expectVideoOf(page, '李静')
      await expectSound(page)
    }
  })

  await test.step('strokes are seen while they are drawn, and stay', async () => {
    const before = await anna.room.inkPixels()
    await li.room.beginStroke()
    await anna.room.expectInkAbove(before + 50)
    expect(await anna.room.strokeCount()).toBe(0)
    await li.room.endStroke()
    for (const { room } of [li, ...students]) await room.expectStrokes(1)
  })

  await test.step('a shared screen takes the place of the board and of the camera, until it ends', async () => {
    const screen = (page: Page) => page.getByRole('region', { name: '李静 is sharing their screen' }).locator('video')
    await li.room.button('Share').click()
    for (const { page } of students) await expectMovingPicture(screen(page), 'the screen')
    await expect(li.room.button('Turn on camera')).toBeVisible()
    await li.page.getByRole('button', { name: 'Stop sharing' }).first().click()
    for (const { page, room } of students) {
      await expect(screen(page)).toHaveCount(0)
      await expectVideoOf(page, '李静')
      await room.expectStrokes(1)
    }
  })

  await test.step('chat goes both ways', async () => {
    await li.room.say('大家好！')
    await anna.room.say('老师好！')
    for (const { room } of [li, ...students]) {
      await room.expectMessage('大家好！')
      await room.expectMessage('老师好！')
    }
  })

  const showPicture = async () => {
    await anna.room.button('Windows').click()
    const opened = anna.page.context().waitForEvent('page')
    await anna.page.getByRole('menuitem', { name: 'Keep teacher on top' }).click()
    return opened
  }
  await test.step('a student has the teacher over all windows, with microphone and hand, and comes back', async () => {
    const picture = await showPicture()
    await expectMovingPicture(picture.locator('video'))
    await picture.getByRole('button', { name: 'Raise hand' }).click()
    await li.room.openHands()
    await expect(li.room.button('Let speak: Anna Kowalska')).toBeVisible()
    await picture.getByRole('button', { name: 'Lower hand' }).click()
    await expect(li.room.button('Let speak: Anna Kowalska')).toBeHidden()
    await picture.getByRole('button', { name: 'Turn on microphone' }).click()
    await expect(anna.room.button('Turn off microphone')).toBeVisible()
    await picture.getByRole('button', { name: 'Turn off microphone' }).click()
    const closed = picture.waitForEvent('close')
    // The window may be gone before the press is reported; that it is gone is what counts.
    await picture
      .getByRole('button', { name: 'Back to class' })
      .click()
      .catch(() => undefined)
    await closed
    await expectVideoOf(anna.page, '李静')
  })

  await test.step('a student raises a hand and is invited on stage', async () => {
    await anna.room.button('Raise hand').click()
    await li.room.openHands()
    await expect(li.room.button('Let speak: Anna Kowalska')).toBeVisible()
    await li.room.act('Anna Kowalska', 'Invite on stage')
    await anna.room.button('Accept').click()
    await expect(anna.room.board).toHaveAccessibleName(/you can write/)
    await expect(anna.room.button('Turn off camera')).toBeVisible()
    await expectVideoOf(li.page, 'Anna Kowalska')
    await expectVideoOf(ben.page, 'Anna Kowalska')
  })

  await test.step('the student on stage draws, and is sent back', async () => {
    await anna.room.draw({ height: 0.7 })
    for (const { room } of [li, ...students]) await room.expectStrokes(2)
    await li.room.act('Anna Kowalska', 'Back to seat')
    await expect(anna.room.board).not.toHaveAccessibleName(/you can write/)
  })

  await test.step('mute-all silences a student who was speaking', async () => {
    await ben.room.button('Turn on microphone').click()
    await li.room.button('Turn off microphone').click()
    await expectSound(li.page)
    await li.room.button('Mute all').click()
    await expectSilence(li.page)
    await expect(ben.room.button('Turn on microphone')).toBeVisible()
  })

  await test.step('the class ends, and with it the small window; a student rates it', async () => {
    const closed = (await showPicture()).waitForEvent('close')
    await li.room.button('End class').click()
    await li.room.button('End for everyone').click()
    await closed
    await expect(anna.page.getByText('How was this class?')).toBeVisible()
    await anna.page.getByRole('radio', { name: '5 of 5 stars' }).click()
    await anna.page.getByLabel('A few words for your teacher').fill('很好，谢谢老师！')
    await anna.room.button('Send rating').click()
    await expect(anna.page.getByText('Thank you. Your teacher will read it.')).toBeVisible()
  })

  await test.step('the teacher sees attendance, the rating, the chat and the board', async () => {
    await li.room.button('View class report').click()
    // The marks of the class name the same students.
    const attendance = li.page.getByRole('table', { name: 'Attendance' })
    const row = attendance.getByRole('row', { name: /^Anna Kowalska/ })
    await expect(row).toContainText('Present')
    await expect(row).toContainText('很好，谢谢老师！')
    await expect(attendance.getByRole('row', { name: /^(Chika|佐藤千佳)/ })).toContainText('Absent')
    await expect(li.page.getByText('老师好！')).toBeVisible()
  })
})

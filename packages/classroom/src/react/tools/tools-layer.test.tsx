// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'
import { card, page, startQuiz } from '../testing/tool-cards.ts'

const openTool = async (user: ReturnType<typeof renderRoom>['user'], name: string | RegExp) => {
  await user.click(screen.getByRole('button', { name: 'Tools' }))
  await user.click(within(await card('Tools')).getByRole('button', { name }))
}

// Cards are fetched when they are wanted, and found by their roles: both take long on a busy machine.
describe('the teacher’s tools', () => {
  it('[R22] a quiz is prepared, started, ended by a key, and shows a chart that is a table, too', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher, page)
    await openTool(user, 'Quiz')
    const prepare = await card('Quiz')
    await user.click(within(prepare).getByRole('button', { name: 'C' }))
    await user.click(within(prepare).getByRole('button', { name: 'Start quiz' }))
    await screen.findByText('0 of 2 answered')
    const { practice } = room.getState()
    expect(practice).toMatchObject({ kind: 'clicker', limitSeconds: 30, questions: [{ correctKeys: ['C'] }] })
    act(() => room.act(ben, { type: 'answerPractice', practiceId: practice?.id ?? '', keys: [['C']] }))
    await screen.findByText('1 of 2 answered')
    await user.keyboard('{Shift>}E{/Shift}')
    await screen.findByText('Right: Ben')
    const open = await card('Quiz')
    expect(within(open).getByRole('listitem', { name: 'C, right: 1 person, 100%' })).toBeTruthy()
    await user.click(within(open).getByRole('button', { name: 'Show as table' }))
    expect(within(open).getByRole('row', { name: '✓ C 1 100%' })).toBeTruthy()
    expect(await axe.run(open, { rules: { region: { enabled: false } } })).toMatchObject({ violations: [] })
    await user.click(within(open).getByRole('button', { name: 'Put away' }))
    await waitFor(() => expect(room.getState().practice).toBeNull())
  })

  it('[R22] a used quiz shows its result after it was put away, and offers a quick check in its place', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher, page)
    const practiceId = startQuiz(room)
    act(() => {
      room.act(ben, { type: 'answerPractice', practiceId, keys: [['B']] })
      room.act(liTeacher, { type: 'endPractice', practiceId })
    })
    await user.click(within(await card('Quiz')).getByRole('button', { name: 'Put away' }))
    await openTool(user, /^Quiz/)
    const used = await card('Quiz')
    expect(within(used).getByText(/^Used at/)).toBeTruthy()
    expect(within(used).getByRole('listitem', { name: 'B, right: 1 person, 100%' })).toBeTruthy()
    expect(within(used).queryByText('Set the right answer')).toBeNull()
    await user.click(within(used).getByRole('button', { name: 'Quick check' }))
    await user.click(await screen.findByRole('button', { name: 'Got it?' }))
    await waitFor(() => expect(room.getState().practice).toMatchObject({ kind: 'check', status: 'open' }))
  })

  it('[R22] a used quiz shows its result also before it is put away', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher, page)
    const practiceId = startQuiz(room)
    act(() => {
      room.act(ben, { type: 'answerPractice', practiceId, keys: [['B']] })
      room.act(liTeacher, { type: 'endPractice', practiceId })
    })
    await screen.findByText('Right: Ben')
    await openTool(user, /^Quiz/)
    await screen.findByText(/^Used at/)
    expect(within(await card('Quiz')).getByRole('listitem', { name: 'B, right: 1 person, 100%' })).toBeTruthy()
  })

  it('[R23] the card of the buzzer counts down, and a used one keeps its places', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher, page)
    act(() => room.act(liTeacher, { type: 'startPractice', kind: 'buzzer', title: '', limitSeconds: 0, questions: [] }))
    expect(within(await card('Buzzer')).getByRole('timer').textContent).toBe('3')
    const practiceId = room.getState().practice?.id ?? ''
    act(() => {
      room.advance(3_000)
      room.act(ben, { type: 'answerPractice', practiceId, keys: [], pressedAt: room.now() })
      room.act(liTeacher, { type: 'endPractice', practiceId })
    })
    await user.click(await screen.findByRole('button', { name: 'Put away' }))
    await openTool(user, /^Buzzer/)
    expect(within(await card('Buzzer')).getByRole('listitem').textContent).toContain('Ben')
    await user.click(within(await card('Buzzer')).getByRole('button', { name: 'Random pick' }))
    await card('Random pick')
  })

  it('a tool that is asked for by keys has the focus until it is put away, and gives it back', async () => {
    const room = liveRoom()
    room.act(ben, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher, page)
    const tools = screen.getByRole('button', { name: 'Tools' })
    tools.focus()
    await user.keyboard('{Enter}')
    const menu = await card('Tools')
    within(menu).getByRole('button', { name: /^Quiz/ }).focus()
    await user.keyboard('{Enter}')
    const prepare = await card('Quiz')
    await waitFor(() => expect(document.activeElement).toBe(prepare))
    within(prepare).getByRole('button', { name: 'Start quiz' }).focus()
    await user.keyboard('{Enter}')
    const end = await screen.findByRole('button', { name: 'End' })
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-labelledby')).toBeTruthy())
    end.focus()
    await user.keyboard('{Enter}')
    const putAway = await screen.findByRole('button', { name: 'Put away' })
    await waitFor(() => expect(document.activeElement?.contains(putAway)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
    putAway.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(tools))
  })

  it('the menu of tools gives the focus back to its button when Escape closes it', async () => {
    const { user } = renderRoom(liveRoom(), liTeacher, page)
    const tools = screen.getByRole('button', { name: 'Tools' })
    tools.focus()
    await user.keyboard('{Enter}')
    await card('Tools')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(tools))
  })

  it('a card that comes by itself leaves the focus where it is', async () => {
    const room = liveRoom()
    renderRoom(room, ben, page)
    const hand = screen.getByRole('button', { name: 'Raise hand' })
    hand.focus()
    startQuiz(room)
    await card('Quiz')
    expect(document.activeElement).toBe(hand)
  })

  it('[R37] while a quiz is open, its end is offered before the next question', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher, page)
    startQuiz(room)
    await openTool(user, 'Quick check')
    await user.click(await screen.findByRole('button', { name: 'End “Quiz” and open this' }))
    await user.click(await screen.findByRole('button', { name: 'Got it?' }))
    await waitFor(() => expect(room.getState().practice).toMatchObject({ kind: 'check', status: 'open' }))
  })

  it('[R37] while a question is open, a card says so before anything is prepared, and leads to it', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher, page)
    act(() => room.act(liTeacher, { type: 'startPractice', kind: 'check', title: '', limitSeconds: 0, questions: [] }))
    await openTool(user, 'Quiz')
    const note = within(await card('Quiz')).getByText(/^“Quick check” is still open\./)
    const options = within(await card('Quiz')).getByRole('radiogroup', { name: 'Time' })
    expect(note.compareDocumentPosition(options)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.click(within(await card('Quiz')).getByRole('button', { name: 'Show Quick check' }))
    await card('Quick check')
    expect(screen.queryByRole('region', { name: 'Quiz' })).toBeNull()
  })

  it('[R27] a roll call lists who is here without an answer first, as long as it runs and afterwards', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher, page)
    await openTool(user, 'Roll call')
    await user.click(await screen.findByRole('button', { name: 'Start roll call' }))
    await screen.findByText('No answer yet (2)')
    const rollCallId = room.getState().tools.rollCalls[0]?.id ?? ''
    act(() => room.act(anna, { type: 'answerRollCall', rollCallId }))
    await screen.findByText('No answer yet (1)')
    expect(within(await card('Roll call')).getByText('Here (1)')).toBeTruthy()
    expect(screen.queryByText(/^Not in class/)).toBeNull()
    act(() => room.act(liTeacher, { type: 'endRollCall', rollCallId }))
    await screen.findByText('No answer (1)')
  })

  it('[R27][R46] a roll call names students who never came, as the school does', async () => {
    const room = liveRoom({ settings: { enrolled: [{ userId: 'anna' }, { userId: 'chika' }, { userId: 'diego' }] } })
    room.act(anna, { type: 'enter' })
    const enrolled = async () => [{ userId: 'chika', name: 'Chika' }]
    const { user } = renderRoom(room, liTeacher, page, undefined, { enrolled })
    await openTool(user, 'Roll call')
    await user.click(await screen.findByRole('button', { name: 'Start roll call' }))
    await screen.findByText('No answer yet (1)')
    await screen.findByText('Not in class (2)')
    const missing = await within(await card('Roll call')).findAllByRole('listitem')
    await within(await card('Roll call')).findByText('Chika')
    expect(missing.map((row) => row.textContent)).not.toContain('?')
    expect(within(await card('Roll call')).getByText('1 more student hasn’t come in yet')).toBeTruthy()
  })

  it('[R24] the random pick says what a draw among none, one and all does, and goes on with a new round', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher, page)
    await openTool(user, 'Random pick')
    const picker = within(await card('Random pick'))
    picker.getByText('No students in class yet.')
    expect(picker.getByRole('button', { name: 'Draw' }).getAttribute('aria-disabled')).toBe('true')
    act(() => room.act(ben, { type: 'enter' }))
    await picker.findByText('Only Ben is in the draw.')
    await user.click(picker.getByRole('button', { name: 'Draw' }))
    act(() => room.advance(10_000))
    await picker.findByText('Everyone has been picked. Start a new round to draw again.')
    await user.click(await picker.findByRole('button', { name: 'New round' }))
    await waitFor(() => expect(room.getState().tools.picked).toEqual([]))
    await user.click(picker.getByRole('checkbox', { name: 'Ben' }))
    await picker.findByText('Select at least one student.')
  })

  it('[R25] a prize goes to the ticked students and can be taken back', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher, page)
    await openTool(user, 'Prize')
    const prize = await card('Prize')
    await user.click(within(prize).getByRole('checkbox', { name: 'Ben' }))
    await user.click(within(prize).getByRole('button', { name: 'Neat writing' }))
    await user.click(within(prize).getByRole('button', { name: 'Give' }))
    await waitFor(() => expect(room.getState().prizes).toMatchObject({ ben: { star: 1 } }))
    await user.click(await within(prize).findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(room.getState().prizes).toMatchObject({ ben: { star: 0 } }))
  })

  it('[R25] a tile and a row of the list give a prize at once, which can be taken back', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher, page)
    await user.click(await screen.findByRole('button', { name: 'Video of Ben' }))
    await user.click(await screen.findByRole('menuitem', { name: '🌸 Give a flower' }))
    await waitFor(() => expect(room.getState().prizes).toMatchObject({ ben: { flower: 1 } }))
    const given = await screen.findByText('Ben: 🌸')
    await user.click(within(given.parentElement as HTMLElement).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(room.getState().prizes).toMatchObject({ ben: { flower: 0 } }))
    await user.click(screen.getByRole('button', { name: 'People' }))
    await user.click(await screen.findByRole('button', { name: 'Actions for Anna' }))
    await user.click(await screen.findByRole('menuitem', { name: '🏆 Give a trophy' }))
    await waitFor(() => expect(room.getState().prizes).toMatchObject({ anna: { trophy: 1 } }))
  })

  it('[R25] a prize is told in the reader’s language, with its usual reason', async () => {
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    renderRoom(room, anna, { language: 'ja-JP' })
    // The words of the tools come in the same moment as their files.
    await screen.findByRole('button', { name: 'リアクション' })
    const award = { type: 'awardPrize', userIds: ['anna'], prize: 'star', count: 1 } as const
    act(() => room.act(liTeacher, { ...award, reason: 'Good pronunciation' }))
    expect(await screen.findByText('発音がきれい')).toBeTruthy()
    expect(await screen.findByText('スターをもらいました')).toBeTruthy()
  })

  it('[R25] the card of prizes ranks students by what they have', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    for (const userIds of [['ben'], ['ben', 'anna']]) {
      room.act(liTeacher, { type: 'awardPrize', userIds, prize: 'star', count: 1, reason: '' })
    }
    const { user } = renderRoom(room, liTeacher, page)
    await openTool(user, 'Prize')
    const ranking = await screen.findByRole('list', { name: 'Ranking' })
    const rows = within(ranking).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(['1.Ben⭐ 2', '2.Anna⭐ 1'])
  })

  it('moves by the arrow keys and folds into a chip', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher, page)
    act(() => room.act(liTeacher, { type: 'startTimer', timerId: 't1', kind: 'countdown', seconds: 90 }))
    await user.click(await screen.findByRole('button', { name: 'Show Countdown' }))
    const timer = await card('Countdown')
    // On a slow machine a second is over before the card is here.
    expect(within(timer).getByRole('timer').textContent).toMatch(/^1:(30|2\d)$/)
    within(timer).getByRole('button', { name: 'Move Countdown. Use the arrow keys.' }).focus()
    await user.keyboard('{ArrowRight}')
    await user.click(within(timer).getByRole('button', { name: 'Minimize' }))
    await screen.findByRole('button', { name: 'Show Countdown' })
  })
})

// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { decodeReaction } from '../../core/live/reaction.ts'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { recentReactions } from './reactions/recent-reactions.ts'
import { liveRoom, renderRoom, renderRoomWithChat } from '../testing/render-room.tsx'
import { card, page, startQuiz } from '../testing/tool-cards.ts'

// Cards are fetched when they are wanted, and found by their roles: both take long on a busy machine.
describe('the student’s side of the tools', () => {
  it('[R22] a key answers, another changes it, and the end says whether it was right', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, anna, page)
    const practiceId = startQuiz(room)
    const quiz = await card('Quiz')
    expect(document.activeElement).toBe(document.body)
    await user.click(within(quiz).getByRole('button', { name: 'A' }))
    await screen.findByText('Sent. You can change it until the end.')
    await user.keyboard('2')
    await waitFor(() => expect(room.getState().practice?.answers).toMatchObject([{ keys: [['B']] }]))
    act(() => room.act(liTeacher, { type: 'endPractice', practiceId }))
    await screen.findByText('Right!')
  })

  it('[R52] the keys of two answers are named as two', async () => {
    const room = liveRoom()
    renderRoom(room, anna, page)
    act(() => room.act(liTeacher, { type: 'startPractice', kind: 'check', title: '', limitSeconds: 0, questions: [] }))
    expect(within(await card('Quick check')).getByText('Keys A and B')).toBeTruthy()
  })

  it('[R22] several answers are sent together', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, anna, page)
    startQuiz(room, true)
    const quiz = await card('Quiz')
    await user.click(within(quiz).getByRole('button', { name: 'A' }))
    expect(room.getState().practice?.answers).toEqual([])
    await user.keyboard('c')
    await user.click(within(quiz).getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(room.getState().practice?.answers).toMatchObject([{ keys: [['A', 'C']] }]))
  })

  it('an answer that waited for the network until the end is not lost silently', async () => {
    const room = liveRoom()
    const { user, channel } = renderRoom(room, anna, page)
    const practiceId = startQuiz(room)
    const quiz = await card('Quiz')
    act(() => channel.disconnect())
    await user.click(within(quiz).getByRole('button', { name: 'D' }))
    await screen.findByText('Waiting for the network. Your answer is kept.')
    act(() => {
      room.act(liTeacher, { type: 'closePractice', practiceId })
      channel.reconnect()
    })
    await screen.findByText(/^Too late: it ended at \d/)
  })

  it('half a minute without a network in a quiz costs nothing: the answer counts when the line is back', async () => {
    const room = liveRoom()
    const { user, channel } = renderRoom(room, anna, page)
    startQuiz(room)
    const quiz = await card('Quiz')
    act(() => channel.disconnect())
    await user.click(within(quiz).getByRole('button', { name: 'D' }))
    await screen.findByText('Waiting for the network. Your answer is kept.')
    expect(room.getState().practice?.answers).toEqual([])
    act(() => {
      room.advance(30_000)
      channel.reconnect()
    })
    await waitFor(() => expect(room.getState().practice?.answers).toMatchObject([{ userId: 'anna', keys: [['D']] }]))
  })

  it('[R27] half a minute without a network in a roll call costs nothing: who answered is there', async () => {
    const room = liveRoom()
    act(() => room.act(liTeacher, { type: 'startRollCall', rollCallId: 'r1', limitSeconds: 60 }))
    const { user, channel } = renderRoom(room, anna, page)
    await card('Roll call')
    act(() => channel.disconnect())
    await user.keyboard(' ')
    expect(room.getState().tools.rollCalls[0]?.answered).toEqual([])
    act(() => {
      room.advance(30_000)
      channel.reconnect()
    })
    await screen.findByText('You’re checked in.')
    expect(room.getState().tools.rollCalls[0]?.answered).toMatchObject([{ userId: 'anna' }])
  })

  it('[R22][R27] a student who comes back sees the question that waits before the roll call that is answered', async () => {
    const room = liveRoom()
    const { user, view } = renderRoom(room, anna, page)
    act(() => room.act(liTeacher, { type: 'startRollCall', rollCallId: 'r1', limitSeconds: 60 }))
    await card('Roll call')
    await user.keyboard(' ')
    await waitFor(() => expect(room.getState().tools.rollCalls[0]?.answered).toHaveLength(1))
    startQuiz(room)
    view.unmount()
    renderRoom(room, anna, page)
    await card('Quiz')
    expect(screen.getByRole('button', { name: 'Show Roll call' })).toBeTruthy()
  })

  it('[R27] Space answers a roll call once; a latecomer may answer, too', async () => {
    const room = liveRoom()
    act(() => room.act(liTeacher, { type: 'startRollCall', rollCallId: 'r1', limitSeconds: 60 }))
    const { user } = renderRoom(room, anna, page)
    await card('Roll call')
    await user.keyboard(' ')
    await screen.findByText('You’re checked in.')
    expect(room.getState().tools.rollCalls[0]?.answered).toMatchObject([{ userId: 'anna' }])
  })

  it('[R24][R51] hears of a draw and of a call for attention', async () => {
    const room = liveRoom()
    renderRoom(room, anna, page)
    act(() => room.act(liTeacher, { type: 'callAttention', text: '看黑板' }))
    await screen.findByText('看黑板')
    act(() => {
      room.act(liTeacher, { type: 'pick', count: 1, pool: ['anna'], leaveOutPicked: false })
      room.advance(2_500)
    })
    await screen.findByText('It’s you!')
  })

  it('[R24] sees at once who was picked, when one name alone was in the draw', async () => {
    const room = liveRoom()
    renderRoom(room, anna, page)
    await screen.findByRole('button', { name: 'React' })
    act(() => room.act(liTeacher, { type: 'pick', count: 1, pool: ['anna'], leaveOutPicked: false }))
    await screen.findByText('It’s you!')
    expect(screen.queryByText('Drawing…')).toBeNull()
  })

  it('[R51] loses what covers the room when the teacher calls for attention', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, anna, page)
    await user.click(await screen.findByRole('button', { name: 'React' }))
    await screen.findByRole('region', { name: 'Reactions' })
    act(() => room.act(liTeacher, { type: 'callAttention', text: '' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reactions' })).toBeNull())
  })

  it('[R51] comes back to the teacher’s page and to the usual layout when the teacher calls for attention', async () => {
    const room = liveRoom()
    const { user, board } = renderRoom(room, anna, page)
    const follow = vi.spyOn(board, 'follow')
    await user.click(await screen.findByRole('button', { name: 'Layout' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Split' }))
    await waitFor(() => expect(screen.getByRole('main').dataset['layout']).toBe('split'))
    act(() => room.act(liTeacher, { type: 'callAttention', text: '' }))
    await waitFor(() => expect(screen.getByRole('main').dataset['layout']).toBe('board'))
    expect(follow).toHaveBeenCalledOnce()
  })

  it('[R23] the buzzer is dead until it opens; Space presses it, and the place comes after it', async () => {
    const room = liveRoom()
    const buzzer = { type: 'startPractice', kind: 'buzzer', title: '', limitSeconds: 0, questions: [] } as const
    const { user } = renderRoom(room, anna, page)
    act(() => room.act(liTeacher, buzzer))
    await user.keyboard(' ')
    expect(room.getState().practice?.answers).toEqual([])
    await card('Buzzer')
    act(() => room.advance(3_000))
    act(() => room.act(liTeacher, { type: 'say', text: '抢答！' }))
    await user.click(await screen.findByRole('button', { name: 'Press!' }))
    await waitFor(() => expect(room.getState().practice?.answers).toMatchObject([{ userId: 'anna' }]))
    expect(await screen.findByRole('button', { name: 'Pressed' })).toBeTruthy()
    expect(screen.queryByText('Press!')).toBeNull()
    act(() => room.advance(1_000))
    await screen.findByText('You’re first!')
  })

  it('[R53] reacts by E and a number; the others see it rise', async () => {
    const room = liveRoom()
    const other = room.join(ben)
    const heard: (string | null)[] = []
    other.onEphemeral((_, frame) => heard.push(decodeReaction(frame)))
    const { user, view } = renderRoom(room, anna, page)
    await screen.findByRole('button', { name: 'React' })
    await user.keyboard('e')
    await screen.findByRole('region', { name: 'Reactions' })
    await user.keyboard('2222')
    await waitFor(() => expect(heard).toEqual(['👏', '👏', '👏']))
    expect(view.container.textContent).toContain('👏')
    await screen.findByText('Wait a moment')
  })

  it('[R53] a reaction rises over the tile of its person', async () => {
    const room = liveRoom()
    const other = room.join(ben)
    renderRoom(room, anna, page)
    const tile = document.querySelector('[data-face="ben"]') as HTMLElement
    tile.getBoundingClientRect = () => new DOMRect(100, 50, 200, 112)
    await act(() => Promise.resolve(recentReactions(other).send('🎉')))
    await waitFor(() => expect(document.querySelector('[data-over="ben"]')?.textContent).toBe('🎉'))
    const { style } = document.querySelector('[data-over="ben"]') as HTMLElement
    expect(style.translate).toBe('calc(50% + 200px) 162px')
  })

  it('[R53] a large class sees how many reacted', async () => {
    const room = liveRoom({ settings: { classType: 'large' } })
    const students = ['s1', 's2', 's3'].map((userId) => room.join({ userId, name: userId, role: 'student' }))
    const { view } = renderRoom(room, anna, page)
    await screen.findByRole('button', { name: 'React' })
    act(() => students.forEach((student) => void recentReactions(student).send('👏')))
    await waitFor(() => expect(view.container.textContent).toContain('👏3'))
    expect(view.container.querySelector('[data-over]')).toBeNull()
  })

  it('a card of a phone makes room for the panel that a student opens, and comes back by its chip', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(844)
    const room = liveRoom()
    const { user } = renderRoom(room, anna, page)
    startQuiz(room)
    await card('Quiz')
    await user.click(screen.getByRole('button', { name: 'Chat' }))
    await screen.findByRole('textbox')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Quiz' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Show Quiz' }))
    await card('Quiz')
    vi.restoreAllMocks()
  })

  it('shows no result to a student who came after the end', async () => {
    const room = liveRoom()
    const practiceId = startQuiz(room)
    room.advance(11_000)
    act(() => room.act(liTeacher, { type: 'endPractice', practiceId }))
    room.advance(1_000)
    renderRoom(room, anna, page)
    await screen.findByRole('button', { name: 'React' })
    expect(screen.queryByRole('region', { name: 'Quiz' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Show Quiz' })).toBeNull()
  })

  it('comes as a chip while the student types, and as a card after the message is sent', async () => {
    const room = liveRoom()
    const { user } = renderRoomWithChat(room, anna, page)
    await user.type(screen.getByRole('textbox'), '我')
    const practiceId = startQuiz(room)
    await screen.findByRole('button', { name: 'Show Quiz' })
    expect(screen.queryByRole('region', { name: 'Quiz' })).toBeNull()
    act(() => room.act(liTeacher, { type: 'endPractice', practiceId }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(''))
    startQuiz(room)
    await card('Quiz')
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})

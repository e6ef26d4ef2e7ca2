// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { createMemoryBank } from '../../adapters/local/memory-bank.ts'
import { RoomRefusal } from '../../ports/room-channel.ts'
import type { BankQuestionType, QuestionBank } from '../../ports/question-bank.ts'
import { checkWords } from '../testing/check-words.ts'
import { createFakeRtc } from '../testing/fake-rtc.ts'
import { anna, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'
import { questionsWords } from './questions-words.ts'

checkWords('the words of questions from the bank', questionsWords)

const question = (no: number, type: BankQuestionType = 'single') => ({
  questionId: `q-${no}`,
  title: `第${no}题`,
  options: ['A', 'B'].map((key) => ({ key, title: `答案 ${key}` })),
  type,
  correctKeys: ['A'],
  place: '第一课',
})

function openDrawer(change: Partial<QuestionBank> = {}) {
  const room = liveRoom()
  room.act(anna, { type: 'enter' })
  const questions = [question(1), question(2), question(3, 'multiple')]
  const bank = { ...createMemoryBank({ room, teacher: liTeacher, questions, preparedIds: ['q-1'] }), ...change }
  const { user } = renderRoom(room, liTeacher, {}, createFakeRtc(), { bank })
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Tools' }))
    await user.click(
      within(await screen.findByRole('region', { name: 'Tools' })).getByRole('button', { name: 'Practice' }),
    )
    return screen.findByRole('dialog', { name: 'Practice' })
  }
  return { room, user, bank, open }
}

describe('questions from the bank', () => {
  it('[R26] begin with what is prepared, are chosen and ordered, kept for the lesson, and asked', async () => {
    const { room, user, bank, open } = openDrawer()
    const drawer = await open()
    await within(drawer).findByText('第1题')
    await user.click(within(drawer).getByRole('radio', { name: 'Question bank' }))
    await user.click(await within(drawer).findByRole('checkbox', { name: /第2题/ }))
    await user.click(within(drawer).getByRole('combobox', { name: 'Answers' }))
    await user.click(await screen.findByRole('option', { name: 'Several answers' }))
    await user.click(await within(drawer).findByRole('checkbox', { name: /第3题/ }))
    expect(await axe.run(drawer, { rules: { region: { enabled: false } } })).toMatchObject({ violations: [] })
    await user.click(within(drawer).getByRole('radio', { name: 'To ask (3)' }))
    await user.click(within(drawer).getByRole('button', { name: 'Move up: 第3题' }))
    await user.click(within(drawer).getByRole('button', { name: 'Remove: 第1题' }))
    await user.click(within(drawer).getByRole('button', { name: 'Save for this lesson' }))
    await within(drawer).findByText('Saved for this lesson.')
    expect((await bank.prepared()).questions.map(({ title }) => title)).toEqual(['第3题', '第2题'])
    await user.click(within(drawer).getByRole('radio', { name: '3 min' }))
    await user.click(within(drawer).getByRole('button', { name: 'Ask 2 questions' }))
    await waitFor(() => expect(room.getState().practice).toMatchObject({ kind: 'questions', limitSeconds: 180 }))
    expect(room.getState().practice?.questions.map(({ title }) => title)).toEqual(['第3题', '第2题'])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[R26] are asked by a button without a number while none is chosen', async () => {
    const { user, open } = openDrawer()
    const drawer = await open()
    await user.click(await within(drawer).findByRole('button', { name: 'Remove: 第1题' }))
    expect(within(drawer).getByRole('button', { name: 'Ask questions' })).toBeTruthy()
  })

  it('[R26] that are not found are to be looked for with other words only where some were typed', async () => {
    const none = async () => ({ questions: [], hasMore: false })
    const { user, open } = openDrawer({ search: none })
    const drawer = await open()
    await user.click(within(drawer).getByRole('radio', { name: 'Question bank' }))
    await within(drawer).findByText('No questions found.')
    await user.type(within(drawer).getByRole('searchbox'), '茶')
    await within(drawer).findByText('No questions found. Try other words.')
  })

  it('[R26] that were kept elsewhere meanwhile are not replaced unasked', async () => {
    const { user, bank, open } = openDrawer()
    const drawer = await open()
    await user.click(await within(drawer).findByRole('button', { name: 'Remove: 第1题' }))
    const { version } = await bank.prepared()
    await bank.prepare?.(['q-2', 'q-3'], version)
    await user.click(within(drawer).getByRole('button', { name: 'Save for this lesson' }))
    await within(drawer).findByText('Meanwhile, another list of 2 questions was saved for this lesson.')
    expect((await bank.prepared()).questions).toHaveLength(2)
    await user.click(within(drawer).getByRole('button', { name: 'Use the other list' }))
    await within(drawer).findByText('第3题')
    await user.click(within(drawer).getByRole('button', { name: 'Remove: 第2题' }))
    await user.click(within(drawer).getByRole('button', { name: 'Save for this lesson' }))
    await within(drawer).findByText('Saved for this lesson.')
    expect((await bank.prepared()).questions.map(({ title }) => title)).toEqual(['第3题'])
  })

  it('[R26] say why they were not asked, and can be loaded again', async () => {
    let attempts = 0
    const { user, open } = openDrawer({
      prepared: async () => {
        attempts += 1
        if (attempts === 1) throw new Error('offline')
        return { questions: [question(1)], version: null }
      },
      ask: async () => {
        throw new RoomRefusal('class-not-started')
      },
    })
    const drawer = await open()
    await user.click(await within(drawer).findByRole('button', { name: 'Try again' }))
    await within(drawer).findByText('第1题')
    await user.click(within(drawer).getByRole('button', { name: 'Ask 1 question' }))
    await within(drawer).findByText('Class hasn’t started yet. You can use this once it has.')
  })

  it('[R93] that are typed are asked by themselves, a dictation with the words to read aloud on request', async () => {
    const typed = (no: number, type: 'fillIn' | 'dictation', title: string, accepted: string[][]) => ({
      ...question(no, type),
      title,
      options: [],
      correctKeys: [],
      accepted,
    })
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    const questions = [
      question(1),
      typed(2, 'fillIn', '我去商店____苹果。', [['买', '要']]),
      typed(3, 'dictation', '写一写', [['再见']]),
    ]
    const bank = createMemoryBank({ room, teacher: liTeacher, questions, preparedIds: ['q-1', 'q-2'] })
    const { user } = renderRoom(room, liTeacher, {}, createFakeRtc(), { bank })
    const open = async () => {
      await user.click(screen.getByRole('button', { name: 'Tools' }))
      const menu = await screen.findByRole('region', { name: 'Tools' })
      await user.click(within(menu).getByRole('button', { name: 'Practice' }))
      return screen.findByRole('dialog', { name: 'Practice' })
    }
    let drawer = await open()
    await within(drawer).findByText(/我去商店（\s）苹果。/)
    expect(within(drawer).getByRole('button', { name: 'Ask 1 question' })).toBeTruthy()
    await user.click(within(drawer).getByRole('button', { name: 'Ask 1 fill-in' }))
    await waitFor(() =>
      expect(room.getState().practice).toMatchObject({ kind: 'fillIn', questions: [{ questionId: 'q-2' }] }),
    )
    act(() => room.act(liTeacher, { type: 'closePractice', practiceId: room.getState().practice?.id ?? '' }))
    drawer = await open()
    await user.click(within(drawer).getByRole('radio', { name: 'Question bank' }))
    await user.click(within(drawer).getByRole('combobox', { name: 'Answers' }))
    await user.click(await screen.findByRole('option', { name: 'Dictation' }))
    await user.click(await within(drawer).findByRole('checkbox', { name: /写一写/ }))
    expect(drawer.textContent).not.toContain('再见')
    await user.click(within(drawer).getByRole('button', { name: 'Dictate 1 question' }))
    const card = await screen.findByRole('region', { name: 'Dictation' })
    expect(card.textContent).not.toContain('再见')
    await user.click(await within(card).findByRole('button', { name: 'Show what to read aloud' }))
    expect((await within(card).findByRole('listitem')).textContent).toBe('再见')
    expect(await axe.run(card, { rules: { region: { enabled: false } } })).toMatchObject({ violations: [] })
  })
})

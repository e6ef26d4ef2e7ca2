// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it, vi } from 'vitest'
import { typedQuestion } from '../../../test/test-question.ts'
import { typedTaskOf } from '../../core/room/rules/typed-rules.ts'
import { typedQuestion as readTyped, typedText } from '../../core/room/rules/typed-text.ts'
import { createMemoryFiles } from '../../adapters/local/memory-files.ts'
import { RoomFileError, type RoomFiles } from '../../ports/room-files.ts'
import type { SoundSource } from '../../ports/sound-source.ts'
import { checkWords } from '../testing/check-words.ts'
import { anna, ben, liTeacher } from '../testing/people.ts'
import { liveRoom, renderRoom } from '../testing/render-room.tsx'
import { checkedReading } from './checked-reading.ts'
import { isPlan, typedPlan } from './typed-plan.ts'
import { typedWords } from './typed-words.ts'

checkWords('the words of dictation and fill-in', typedWords)

describe('what a teacher writes', () => {
  it('[R72] becomes a question for each line, with several right answers', () => {
    const plan = typedPlan('dictation', 'ime', '再见 / 拜拜\n\n 老师 ')
    expect(plan).toEqual([typedQuestion({ accepted: [['再见', '拜拜']] }), typedQuestion({ accepted: [['老师']] })])
  })

  it('[R72] leaves a blank for each word in braces', () => {
    expect(typedPlan('fillIn', 'ime', '我去商店{买/要}三斤｛苹果｝。')).toEqual([
      typedQuestion(
        { type: 'fillIn', blanks: 2, accepted: [['买', '要'], ['苹果']], pinyin: [[], []] },
        '我去商店____三斤____。',
      ),
    ])
  })

  it('[R93] is written again from the right answers that the bank keeps', () => {
    for (const [kind, text] of [
      ['fillIn', '我去商店{买 / 要}三斤{苹果}。'],
      ['dictation', '再见 / 拜拜'],
    ] as const) {
      const question = readTyped(kind, 'ime', text)
      const accepted = typeof question === 'string' ? [] : (typedTaskOf(question)?.accepted ?? [])
      expect(typedText(kind, typeof question === 'string' ? '' : question.title, accepted)).toBe(text)
    }
  })

  it.each([
    ['dictation', 'ime', ' \n', { reason: 'planEmpty' }],
    ['fillIn', 'ime', '我去{商店}\n你好', { reason: 'planNoBlank', line: 2 }],
    ['fillIn', 'ime', '我去{ / }', { reason: 'planNoWord', line: 1 }],
    ['dictation', 'ime', '字'.repeat(51), { reason: 'planTooLong', line: 1 }],
    ['dictation', 'pinyin', 'hello', { reason: 'planNotHanzi', line: 1 }],
    ['dictation', 'ime', '好\n'.repeat(21), { reason: 'planTooMany' }],
  ] as const)('[R72] a %s by %s of %j says what is missing', (kind, answerBy, text, denial) => {
    expect(typedPlan(kind, answerBy, text)).toEqual(denial)
    expect(isPlan(typedPlan(kind, answerBy, text))).toBe(false)
  })
})

describe('pinyin that a teacher types as right', () => {
  it.each([
    ['拜拜', 'bai2 bai2/bai1  bai1', 'bái bái / bāi bāi'],
    ['哪儿', 'na3 r', 'nǎr'],
    ['哪儿', 'nar3', 'nǎr'],
    ['女儿', 'nǚ ér', 'nǚ ér'],
    ['拜拜', 'báibái', null],
    ['女儿', 'nǚ', null],
    ['你好', 'nǐ hǎo /', null],
    ['你好', 'hi!', null],
  ])('[R72] of %s, written %s, is kept as %s', (word, typed, kept) => {
    expect(checkedReading(word, typed)).toBe(kept)
  })
})

/** A microphone that hears so much, so loud. */
const hearing = (durationMs: number, peak: number): SoundSource => ({
  open: async () => ({
    stop: async () => ({ mp3: new Blob(['sound'], { type: 'audio/mpeg' }), durationMs, peak }),
    cancel: () => undefined,
  }),
})

async function prepare(user: ReturnType<typeof renderRoom>['user'], lines: string) {
  await user.click(screen.getByRole('button', { name: 'Tools' }))
  const menu = await screen.findByRole('region', { name: 'Tools' })
  await user.click(within(menu).getByRole('button', { name: 'Dictation' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /What you read aloud/ }), { target: { value: lines } })
}

describe('a fill-in in class', () => {
  const asked = typedQuestion({ type: 'fillIn', accepted: [['苹果']], pinyin: [[]] }, '我要买____。')

  it('[R72] is read by the teacher while it runs, who then sees who was right', async () => {
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    room.act(liTeacher, { type: 'startPractice', kind: 'fillIn', title: '', limitSeconds: 0, questions: [asked] })
    renderRoom(room, liTeacher)
    expect(await screen.findByText('我要买（ ）。')).toBeTruthy()
    const practiceId = room.getState().practice?.id ?? ''
    act(() => room.act(anna, { type: 'answerPractice', practiceId, keys: [[]], texts: [['苹果']] }))
    act(() => room.act(liTeacher, { type: 'endPractice', practiceId }))
    expect(await screen.findByText('Right: Anna')).toBeTruthy()
  })

  it('[R72] tells a student what each of their own words is', async () => {
    const room = liveRoom()
    for (const student of [anna, ben]) room.act(student, { type: 'enter' })
    const questions = [
      asked,
      typedQuestion({ type: 'fillIn', answerBy: 'pinyin', accepted: [['老师']], pinyin: [['lǎo shī']] }, '他是____。'),
    ]
    room.act(liTeacher, { type: 'startPractice', kind: 'fillIn', title: '', limitSeconds: 0, questions })
    const practiceId = room.getState().practice?.id ?? ''
    room.act(anna, { type: 'answerPractice', practiceId, keys: [[], []], texts: [['苹果'], ['lao4shi1']] })
    room.act(ben, { type: 'answerPractice', practiceId, keys: [[], []], texts: [['平果'], ['']] })
    room.act(liTeacher, { type: 'endPractice', practiceId })
    renderRoom(room, anna)
    expect(await screen.findByText('Your answer: 苹果 (✓ Right)')).toBeTruthy()
    expect(await screen.findByText('Your answer: lao4shi1 (Wrong tone)')).toBeTruthy()
    expect(screen.queryByText(/^Right: /)).toBeNull()
  })
})

describe('a dictation in class', () => {
  it('[R72] is prepared by the teacher, who sees what was typed by kind and without names', async () => {
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    const { user } = renderRoom(room, liTeacher)
    await user.click(screen.getByRole('button', { name: 'Tools' }))
    const menu = await screen.findByRole('region', { name: 'Tools' })
    await user.click(within(menu).getByRole('button', { name: 'Dictation' }))
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    await screen.findByText('Write at least one line.')
    await user.type(screen.getByRole('textbox', { name: /What you read aloud/ }), '再见')
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(room.getState().practice).toMatchObject({ kind: 'dictation', status: 'open' }))
    const practiceId = room.getState().practice?.id ?? ''
    await user.click(await screen.findByRole('button', { name: 'Show what to read aloud' }))
    expect(within(screen.getByRole('region', { name: 'Dictation' })).getByRole('listitem').textContent).toBe('再见')
    act(() => room.act(anna, { type: 'answerPractice', practiceId, keys: [[]], texts: [['在见']] }))
    await user.click(await screen.findByRole('button', { name: 'End' }))
    await screen.findByText('Right answer: 再见')
    const card = screen.getByRole('region', { name: 'Dictation' })
    expect(within(card).getByRole('row', { name: 'Same sound, other character 1 person' })).toBeTruthy()
    expect(card.textContent).toContain('在见 · Same sound, other character · 1 person')
    expect(card.textContent).not.toContain('Anna')
  })

  it('[R72] shows the teacher the pinyin that counts as right, who corrects it before the start', async () => {
    const room = liveRoom()
    const { user } = renderRoom(room, liTeacher)
    await prepare(user, '拜拜 / 一会儿\n觉得')
    await user.click(screen.getByRole('radio', { name: 'Pinyin' }))
    expect(await screen.findByDisplayValue('bái bái / bāi bāi')).toBe(
      screen.getByRole('textbox', { name: 'Pinyin of 拜拜' }),
    )
    expect(screen.getByDisplayValue('yí huìr / yì huǐr')).toBeTruthy()
    const field = screen.getByRole('textbox', { name: 'Pinyin of 觉得' })
    fireEvent.change(field, { target: { value: 'jue2' } })
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await screen.findByText('Write one syllable for each character, with spaces: nǐ hǎo')
    expect(room.getState().practice).toBeNull()
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: 'jue2 de2' } })
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(room.getState().practice?.status).toBe('open'))
    const keys = room.getState().practice?.questions.map((question) => typedTaskOf(question)?.pinyin)
    expect(keys).toEqual([[['bái bái / bāi bāi', 'yí huìr / yì huǐr']], [['jué dé']]])
  })

  it('[R72] reads words as the teacher has corrected them for the class', async () => {
    const room = liveRoom()
    room.act(liTeacher, { type: 'correctPinyin', word: '拜拜', pinyin: 'bài bài' })
    const { user } = renderRoom(room, liTeacher)
    await prepare(user, '拜拜')
    await user.click(screen.getByRole('radio', { name: 'Pinyin' }))
    expect(await screen.findByDisplayValue('bài bài')).toBeTruthy()
  })

  it('[R72] takes typed words, never with the Enter of an input method, and keeps them over a reload', async () => {
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    const questions = [typedQuestion(), typedQuestion({ accepted: [['老师']] })]
    room.act(liTeacher, { type: 'startPractice', kind: 'dictation', title: '', limitSeconds: 0, questions })
    const { user, view } = renderRoom(room, anna)
    const field = await screen.findByRole('textbox', { name: 'Your answer' })
    fireEvent.compositionStart(field)
    await user.type(field, 'zaijian{Enter}')
    expect(screen.getByRole('button', { name: /Question 1 of 2/ }).getAttribute('aria-current')).toBe('step')
    fireEvent.change(field, { target: { value: '再见' } })
    fireEvent.compositionEnd(field)
    await user.type(field, '{Enter}')
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), '老是')
    const card = screen.getByRole('region', { name: 'Dictation' })
    expect(await axe.run(card, { rules: { region: { enabled: false } } })).toMatchObject({ violations: [] })
    expect(room.getState().practice?.answers).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Hand in' }))
    await waitFor(() => expect(room.getState().practice?.answers[0]?.texts).toEqual([['再见'], ['老是']]))
    view.unmount()
    const again = renderRoom(room, anna)
    expect(await screen.findByDisplayValue('老是')).toBeTruthy()
    await again.user.click(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByDisplayValue('再见')).toBeTruthy()
  })

  it('[R72] is heard from the teacher’s recording, which is sent once and whose name says nothing', async () => {
    const room = liveRoom()
    room.act(anna, { type: 'enter' })
    const files = createMemoryFiles()
    const { user, view } = renderRoom(room, liTeacher, {}, undefined, { files, sounds: hearing(1_500, 0.5) })
    await prepare(user, '再见\n老师')
    await user.click(screen.getByRole('button', { name: 'Line 1: Record' }))
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByLabelText('Line 1: Listen')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(room.getState().practice?.status).toBe('open'))
    const added = await files.list()
    expect(added.map(({ name }) => name)).toEqual(['Dictation 1.mp3'])
    const clips = room.getState().practice?.questions.map(({ task }) => task?.type === 'dictation' && task.clip)
    expect(clips).toEqual([added[0]?.fileId, undefined])
    view.unmount()
    const student = renderRoom(room, anna, {}, undefined, { files })
    expect((await screen.findByLabelText('Listen')).getAttribute('src')).toContain('blob:')
    await student.user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.queryByLabelText('Listen')).toBeNull()
  })

  it('[R72] keeps the recordings and the words when they cannot be sent, and says so', async () => {
    const room = liveRoom()
    const files = createMemoryFiles()
    const add = vi.fn<RoomFiles['add']>(files.add).mockRejectedValueOnce(new RoomFileError('offline'))
    const ports = { files: { ...files, add }, sounds: hearing(1_500, 0.5) }
    const { user } = renderRoom(room, liTeacher, {}, undefined, ports)
    await prepare(user, '再见')
    await user.click(screen.getByRole('button', { name: 'Line 1: Record' }))
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    await screen.findByLabelText('Line 1: Listen')
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await screen.findByText('The recordings weren’t sent. Check your network and start again.')
    expect(screen.getByLabelText('Line 1: Listen')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => expect(room.getState().practice?.status).toBe('open'))
    expect(await files.list()).toHaveLength(1)
  })

  it('[R72] says why nothing was recorded', async () => {
    const { user } = renderRoom(liveRoom(), liTeacher, {}, undefined, {
      files: createMemoryFiles(),
      sounds: hearing(1_500, 0),
    })
    await prepare(user, '再见')
    await user.click(screen.getByRole('button', { name: 'Line 1: Record' }))
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    await screen.findByText('Nothing was heard. Speak a little louder and try again.')
    expect(screen.queryByLabelText('Line 1: Listen')).toBeNull()
  })
})

import type { MemoryChannel } from '../src/adapters/local/memory-channel.ts'
import { createMemoryRoom, type MemoryPerson, type MemoryRoom } from '../src/adapters/local/memory-room.ts'
import { cardSize } from '../src/core/board/elements/card-cells.ts'
import { encodeElement } from '../src/core/board/elements/element-codec.ts'
import type { KnownElement } from '../src/core/board/elements/element-types.ts'
import { PAPER_OF_BACKGROUND } from '../src/core/board/paper.ts'
import type { MemoryBankQuestion } from '../src/adapters/local/memory-bank.ts'
import { spokenQuestion, writingQuestion } from '../src/core/room/rules/practice-rules.ts'
import type { RoomCommand } from '../src/core/room/room-types.ts'
import type { EnrolledPerson } from '../src/react/index.ts'
import { liTeacher } from '../src/react/testing/people.ts'
import type { FakeRtc } from '../src/react/testing/fake-rtc.ts'
import type { PageBackground } from '../src/core/board/board-types.ts'
import { handwriting } from './handwriting.ts'

export const mina: MemoryPerson = { userId: 'mina', name: 'Mina Sato', role: 'student' }
const others: readonly MemoryPerson[] = [
  { userId: 'anna', name: 'Anna Kowalska', role: 'student' },
  { userId: 'ben', name: 'Ben Okafor', role: 'student' },
  { userId: 'chika', name: 'Chika', role: 'student' },
  { userId: 'diego', name: 'Diego Hernández', role: 'student' },
  { userId: 'emma', name: 'Emma Lindqvist-Johansson', role: 'student' },
  { userId: 'farid', name: 'Farid', role: 'student' },
]

interface Side {
  side: string
  channel: MemoryChannel
  rtc: FakeRtc
}
export interface Scene {
  room: MemoryRoom
  /** Runs shortly after the page has mounted a side of the room. */
  after: (side: Side) => void
}

export const missing: readonly EnrolledPerson[] = [
  { userId: 'grace', name: 'Grace Mensah', leave: { reason: 'Family trip' } },
  { userId: 'haru', name: '春' },
]

/** What a scene may be told in the address of the page. */
export interface SceneOptions {
  /** Students in the class with their cameras on, beside the one who looks. Default: the usual seven, few of them seen. */
  faces?: number | undefined
  background?: PageBackground | undefined
  isLarge?: boolean
}

export function createScene(name: string, { faces, background, isLarge = false }: SceneOptions = {}): Scene {
  const minutes = (count: number) => count * 60_000
  const start = Date.now()
  const room = createMemoryRoom({
    start,
    settings: {
      ...(name === 'waiting' ? { scheduledStart: start + minutes(6) } : {}),
      ...(name === 'speaking' ? { enrolled: [...others, mina, ...missing].map(({ userId }) => ({ userId })) } : {}),
      ...(isLarge ? { classType: 'large', capacity: 200 } : {}),
      speechMode: faces === undefined ? 'afterRaise' : 'free',
    },
  })
  room.act(liTeacher, { type: 'enter' })
  const pageId = room.getState().board.currentPageId
  room.act(liTeacher, {
    type: 'board.setBackground',
    pageId,
    background: background ?? (name === 'lively' ? 'tianzige' : 'white'),
  })
  for (const stroke of handwriting(pageId, background === 'green' ? '#fffdf5' : undefined)) room.act(liTeacher, stroke)
  if (name !== 'waiting') room.act(liTeacher, { type: 'start' })
  if (faces !== undefined) return withFaces(room, faces, name, isLarge)
  for (const person of [...others, mina]) room.act(person, { type: 'enter' })
  if (name === 'waiting') return { room, after: () => undefined }

  const [anna, ben, chika, diego, emma, farid] = others as [
    MemoryPerson,
    MemoryPerson,
    MemoryPerson,
    MemoryPerson,
    MemoryPerson,
    MemoryPerson,
  ]
  room.act(liTeacher, { type: 'reportMedia', media: { mic: true, camera: true } })
  room.act(liTeacher, { type: 'say', text: '大家好！今天我们去市场。' })
  room.advance(minutes(2))
  room.act(anna, { type: 'say', text: '老师好！' })
  room.act(ben, { type: 'say', text: 'Good morning! 我很喜欢买水果。' })
  room.advance(minutes(5))
  room.act(liTeacher, { type: 'say', text: '“多少钱” 是什么意思？谁知道？Write it in the chat, or raise your hand.' })
  room.act(mina, { type: 'say', text: 'いくらですか、ですよね？ how much?' })
  room.act(chika, { type: 'say', text: 'How much money' })
  room.act(liTeacher, { type: 'invite', userId: anna.userId, to: 'stage' })
  room.act(anna, { type: 'answerInvite', accept: true })
  room.act(anna, { type: 'reportMedia', media: { mic: true, camera: true } })
  room.act(diego, { type: 'raiseHand' })
  room.advance(minutes(1))
  room.act(emma, { type: 'raiseHand' })
  room.act(farid, { type: 'leave', reason: 'lost' })
  room.act(liTeacher, { type: 'mute', userId: chika.userId, muted: true })
  room.advance(minutes(4) + 34_000)

  return { room, after: (side) => afters[name]?.(room, side) }
}

const names = [
  'Anna Kowalska',
  'Ben Okafor',
  '千佳',
  'Diego Hernández',
  'Emma Lindqvist',
  'Farid',
  '王小明',
  'Grace',
  'はる',
  'Ivan',
]

/** A class of this many tiles: the teacher, Mina, and others by number. Every fifth has the camera off. */
function withFaces(room: MemoryRoom, faces: number, name: string, isLarge: boolean): Scene {
  const students = Array.from(
    { length: Math.max(0, faces - 2) },
    (_, index): MemoryPerson => ({
      userId: `student-${index}`,
      name:
        index < names.length
          ? (names[index] as string)
          : `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
      role: 'student',
    }),
  )
  if (faces > 1) students.push(mina)
  for (const student of students) room.act(student, { type: 'enter' })
  room.act(liTeacher, { type: 'reportMedia', media: { mic: true, camera: true } })
  for (const [index, student] of students.entries()) {
    room.act(student, { type: 'say', text: index % 2 ? '老师好！' : '我很喜欢买水果。' })
    if (!isLarge && index % 5 !== 4) room.act(student, { type: 'reportMedia', media: { camera: true } })
  }
  const usual = name === 'lively' ? speaks : afters[name]
  return { room, after: (side) => usual?.(room, side) }
}

function speaks(_room: MemoryRoom, { rtc }: Side): void {
  rtc.emit('volume', { teacher: 44, 'student-0': 12 })
  rtc.emit('quality', { up: 1, down: 2, roundTripMs: 64, lossPercent: 0, sentKbits: null })
}

// Both sides of a scene share one room.
const once = (room: MemoryRoom, command: RoomCommand) => void room.submit(liTeacher, command)
function answer(room: MemoryRoom, person: MemoryPerson | undefined, key: 'A' | 'B' | 'C') {
  const practiceId = room.getState().practice?.id
  if (person && practiceId) room.submit(person, { type: 'answerPractice', practiceId, keys: [[key]] })
}

const bankQuestion = (no: number, title: string, options: readonly string[], ...correctKeys: string[]) => ({
  questionId: `q-${no}`,
  title,
  options: options.map((words, i) => ({ key: 'ABCD'[i] ?? 'A', title: words })),
  type: correctKeys.length > 1 ? ('multiple' as const) : ('single' as const),
  correctKeys,
  place: '第七课 · 去市场',
})
const typedBankQuestion = (no: number, type: 'fillIn' | 'dictation', title: string, accepted: string[][]) => ({
  ...bankQuestion(no, title, []),
  type,
  accepted,
})
export const bankQuestions: readonly MemoryBankQuestion[] = [
  bankQuestion(1, '“多少钱”问的是什么？', ['价格', '时间', '地方'], 'A'),
  bankQuestion(2, '“太贵了”的意思是？', ['It’s cheap.', 'It’s too expensive.', 'It’s far away.'], 'B'),
  bankQuestion(3, '“我要三___苹果。”空里填哪个量词？', ['斤', '本', '张', '件'], 'A'),
  bankQuestion(4, '哪些是水果？', ['苹果', '米饭', '香蕉', '牛肉'], 'A', 'C'),
  typedBankQuestion(5, 'fillIn', '苹果三块钱一____。', [['斤']]),
  typedBankQuestion(6, 'dictation', '请写出你听到的话。', [['太贵了', '太贵了！']]),
]

const CARD_1 = { pageId: 'page-hanzi', elementId: 'card-1' }
const hanziElements: readonly (readonly [string, KnownElement])[] = [
  [
    'card-1',
    {
      kind: 'hanziCard',
      box: { x: 80, y: 60, ...cardSize(2, true) },
      text: '学习',
      grid: 'tian',
      hasPinyin: true,
      readings: [
        { pinyin: 'xué', strokes: 8 },
        { pinyin: 'xí', strokes: 3 },
      ],
    },
  ],
  [
    'card-2',
    {
      kind: 'hanziCard',
      box: { x: 620, y: 60, ...cardSize(1, true) },
      text: '好',
      grid: 'mi',
      hasPinyin: true,
      readings: [{ pinyin: 'hǎo', strokes: 6 }],
    },
  ],
  [
    'cell-1',
    {
      kind: 'gridCell',
      box: { x: 920, y: 60, width: 220, height: 308 },
      grid: 'mi',
      columns: 1,
      rows: 1,
      hasPinyin: true,
      color: '#b5483d',
    },
  ],
]

const afters: Readonly<Record<string, (room: MemoryRoom, side: Side) => void>> = {
  lively(room, { rtc, side }) {
    rtc.emit('volume', { teacher: 44, anna: 12 })
    rtc.emit('quality', { up: 1, down: 2, roundTripMs: 64, lossPercent: 0, sentKbits: null })
    if (side !== 'student') return
    room.act({ userId: 'ben', name: 'Ben Okafor', role: 'student' }, { type: 'say', text: '三块五！' })
    room.act({ userId: 'diego', name: 'Diego', role: 'student' }, { type: 'say', text: '太贵了 haha' })
  },
  invited(room, { side }) {
    if (side === 'student') room.act(liTeacher, { type: 'invite', userId: mina.userId, to: 'stage' })
  },
  sharing(room, { side }) {
    if (side === 'student') room.act(liTeacher, { type: 'reportMedia', media: { screen: true } })
  },
  pen(room, { side }) {
    if (side === 'student') room.act(liTeacher, { type: 'grantBoard', userId: mina.userId, allowed: true })
  },
  /** Mina is called, Ben's camera is off, Chika was removed, three have not come; the network of both is weak. */
  speaking(room, { side, rtc }) {
    for (let report = 0; report < 7; report += 1) {
      setTimeout(
        () => rtc.emit('quality', { up: 5, down: 5, roundTripMs: 900, lossPercent: 24, sentKbits: 300 }),
        report * 2_000,
      )
    }
    if (side !== 'teacher') return
    room.act(liTeacher, { type: 'askUnmute', userIds: [mina.userId] })
    room.act(liTeacher, { type: 'blockCamera', userId: 'ben', blocked: true })
    room.act(liTeacher, { type: 'awardPrize', userIds: ['anna'], prize: 'star', count: 2, reason: '' })
    room.act(liTeacher, { type: 'remove', userId: 'chika', reason: 'Please let the others speak.' })
  },
  lost: (_room, { channel }) => channel.disconnect(2),
  failed: (_room, { channel }) => channel.fail(),
  removed(room, { side }) {
    if (side === 'student') {
      room.act(liTeacher, { type: 'remove', userId: mina.userId, reason: 'Please let the others speak.' })
    }
  },
  elsewhere: (_room, { channel }) => channel.close('signed-in-elsewhere'),
  quiz(room) {
    const quiz = spokenQuestion(4, false, ['B'])
    once(room, { type: 'startPractice', kind: 'clicker', title: '', limitSeconds: 60, questions: [quiz] })
    answer(room, others[1], 'B')
    answer(room, others[2], 'C')
  },
  result(room, side) {
    afters.quiz?.(room, side)
    const practice = room.getState().practice
    if (side.side === 'student' || practice?.status !== 'open') return
    answer(room, mina, 'B')
    room.act(liTeacher, { type: 'endPractice', practiceId: practice.id })
  },
  rollCall(room) {
    once(room, { type: 'startRollCall', rollCallId: 'roll-1', limitSeconds: 60 })
    for (const person of [others[0], others[3]]) {
      if (person) room.submit(person, { type: 'answerRollCall', rollCallId: 'roll-1' })
    }
  },
  check(room) {
    once(room, { type: 'startPractice', kind: 'check', title: '', limitSeconds: 0, questions: [] })
    answer(room, others[1], 'A')
    answer(room, others[3], 'B')
  },
  buzzer(room) {
    once(room, { type: 'startPractice', kind: 'buzzer', title: '', limitSeconds: 0, questions: [] })
    const practice = room.getState().practice
    if (!practice || practice.answers.length > 0) return
    room.advance(4_200)
    for (const [i, person] of [others[1], others[3], mina].entries()) {
      const pressedAt = room.now() - 300 + i * 124
      if (person) room.submit(person, { type: 'answerPractice', practiceId: practice.id, keys: [], pressedAt })
    }
    room.advance(1_000)
  },
  /** A card of two characters plays, a single cell lies beside it. */
  hanzi(room, { side }) {
    if (side !== 'teacher' && room.getState().board.hanzi) return
    const pageId = 'page-hanzi'
    once(room, { type: 'board.addPages', afterId: null, pages: [{ pageId, paper: PAPER_OF_BACKGROUND.white }] })
    once(room, { type: 'board.turnPage', pageId })
    for (const [elementId, element] of hanziElements) {
      once(room, { type: 'board.addElement', pageId, elementId, bytes: encodeElement(element) })
    }
    once(room, { type: 'board.playHanzi', pageId, elementId: 'card-1', state: 'playing', stroke: 0, speed: 1 })
  },
  /** Three questions of the bank are open; two have answered some of them. */
  questions(room) {
    const questions = bankQuestions.slice(0, 3).map(({ place: _place, type, ...question }) => ({
      ...question,
      isMultiple: type === 'multiple',
      questionId: null,
    }))
    const opening = { practiceId: 'practice-1', kind: 'questions', title: '', limitSeconds: 300, questions } as const
    if (room.getState().practice === null) room.act(liTeacher, { type: 'openPractice', ...opening })
    const given = [
      [['A'], [], ['A']],
      [['A'], ['C'], ['B']],
    ] as const
    for (const [i, keys] of given.entries()) {
      const person = others[i]
      if (person) room.submit(person, { type: 'answerPractice', practiceId: 'practice-1', keys })
    }
  },
  /** A dictation of two words and a pinyin one, open; `typedEnd` shows its results. */
  dictation(room) {
    const task = (word: string, pinyin = '') => ({
      questionId: null,
      title: '',
      options: [],
      isMultiple: false,
      correctKeys: [],
      task: {
        type: 'dictation' as const,
        blanks: 1,
        answerBy: pinyin === '' ? ('ime' as const) : ('pinyin' as const),
        accepted: [[word]],
        pinyin: [pinyin === '' ? [] : [pinyin]],
      },
    })
    const questions = [task('再见'), task('老师'), task('绿', 'lǜ')]
    once(room, { type: 'startPractice', kind: 'dictation', title: '', limitSeconds: 180, questions })
    const practiceId = room.getState().practice?.id ?? ''
    const given = [
      ['再见', '老师', 'lv4'],
      ['在见', '老是', 'lv'],
      ['在见', '', 'lu4'],
    ]
    for (const [i, words] of given.entries()) {
      const person = others[i]
      const texts = words.map((word) => [word])
      if (person) room.submit(person, { type: 'answerPractice', practiceId, keys: [[], [], []], texts })
    }
  },
  typedEnd(room, side) {
    afters.dictation?.(room, side)
    const practice = room.getState().practice
    if (practice?.status === 'open') room.act(liTeacher, { type: 'endPractice', practiceId: practice.id })
  },
  /** All students write two characters; two have begun. */
  writing(room, side) {
    afters.hanzi?.(room, side)
    once(room, { type: 'board.playHanzi', ...CARD_1, state: 'stopped', stroke: 0, speed: 1 })
    once(room, {
      type: 'startPractice',
      kind: 'writing',
      title: '',
      limitSeconds: 0,
      questions: ['学', '好'].map(writingQuestion),
    })
    const practiceId = room.getState().practice?.id ?? ''
    const results = [
      [{ mistakes: 0, ms: 14_000 }, null],
      [
        { mistakes: 2, ms: 31_000 },
        { mistakes: 0, ms: 9_000 },
      ],
    ]
    for (const [i, written] of results.entries()) {
      const person = others[i]
      if (person) room.submit(person, { type: 'answerPractice', practiceId, keys: [[], []], written })
    }
  },
  timer: (room) => once(room, { type: 'startTimer', timerId: 'timer-1', kind: 'countdown', seconds: 180 }),
  pick: (room) => once(room, { type: 'pick', count: 1, pool: ['mina'], leaveOutPicked: false }),
  prize(room, { side }) {
    if (side === 'teacher') return
    room.act(liTeacher, { type: 'awardPrize', userIds: ['mina'], prize: 'star', count: 1, reason: '发音标准' })
  },
  attention: (room) => once(room, { type: 'callAttention', text: '请看黑板' }),
  ended(room) {
    if (room.getState().status === 'live') room.act(liTeacher, { type: 'end', reason: 'teacher' })
  },
}

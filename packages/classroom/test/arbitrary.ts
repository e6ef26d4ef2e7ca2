/** Random people, commands and lives of a room, for property tests. */
import * as fc from 'fast-check'
import { encodeElement } from '../src/core/board/elements/element-codec.ts'
import { moveBy } from '../src/core/board/elements/matrix.ts'
import { PAPER_OF_BACKGROUND } from '../src/core/board/paper.ts'
import type { BoardCommand } from '../src/core/room/commands/board.ts'
import { writingQuestion } from '../src/core/room/rules/practice-rules.ts'
import type { Actor, RoomCommand } from '../src/core/room/room-types.ts'
import { anna, ben, chika, system, teacher } from './test-room.ts'
import { testQuestion, typedQuestion } from './test-question.ts'
import { testStroke } from './test-stroke.ts'

/** One thing that somebody does, some time after the thing before. */
export interface Step {
  actor: Actor
  command: RoomCommand
  id: string
  afterMs: number
}

const students = [anna, ben, chika]
const actor = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...students) },
  { weight: 3, arbitrary: fc.constant(teacher) },
  { weight: 1, arbitrary: fc.constant(system) },
)
/** Also somebody who is not there, and one whose id is a trap. */
const userId = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...students.map((student) => student.userId)) },
  { weight: 1, arbitrary: fc.constantFrom('teacher', 'nobody', 'constructor') },
)
const pageId = fc.constantFrom('page-1', 'page-2', 'page-3')
const strokeId = fc.constantFrom('stroke-1', 'stroke-2', 'stroke-3', 'stroke-4', 'stroke-5')
const elementBytes = fc
  .record({ x: fc.nat(900), width: fc.nat(200), text: fc.constantFrom('你好', '学习', '', '字', '♪') })
  .map(({ x, width, text }) =>
    text === '字'
      ? encodeElement({
          kind: 'hanziCard',
          box: { x, y: 60, width, height: 80 },
          text,
          grid: 'mi',
          hasPinyin: true,
          readings: [{ pinyin: 'zì', strokes: 6 }],
        })
      : text === '♪'
        ? encodeElement({
            kind: 'clip',
            box: { x, y: 70, width, height: 60 },
            media: 'sound',
            resourceId: 'res_1',
            title: '',
          })
        : text === ''
          ? encodeElement({
              kind: 'shape',
              shape: 'rectangle',
              box: { x, y: 40, width, height: 50 },
              color: '#d4380d',
              fill: null,
              width: 2,
              dash: 'solid',
            })
          : encodeElement({
              kind: 'text',
              box: { x, y: 10, width, height: 60 },
              size: 32,
              color: '#1f1f1f',
              align: 'left',
              isList: false,
              hasToneColors: false,
              text,
              ruby: [],
            }),
  )
const elementIds = fc.array(strokeId, { maxLength: 4 })
const matrix = fc.record({ dx: fc.integer({ min: -40, max: 40 }), dy: fc.nat(40) }).map(({ dx, dy }) => moveBy(dx, dy))
const paper = fc.constantFrom(...Object.values(PAPER_OF_BACKGROUND))
/** Early in a life, where messages are found. */
const messageSeq = fc.integer({ min: 1, max: 60 })
const practiceId = fc.constantFrom('practice-1', 'practice-2', 'practice-3')
const rollCallId = fc.constantFrom('roll-1', 'roll-2')
const timerId = fc.constantFrom('timer-1', 'timer-2')
const background = fc.constantFrom('white', 'green', 'tianzige')
/** @param mayMiss fields that are left out at times */
const of = <T extends RoomCommand['type']>(
  type: T,
  fields: {
    [K in Exclude<keyof Extract<RoomCommand, { type: T }>, 'type'>]: fc.Arbitrary<
      Exclude<Extract<RoomCommand, { type: T }>[K], undefined>
    >
  },
  mayMiss: readonly string[] = [],
) => {
  const requiredKeys = ['type', ...Object.keys(fields)].filter((key) => !mayMiss.includes(key))
  return fc.record({ type: fc.constant(type), ...fields }, {
    requiredKeys,
  } as object) as unknown as fc.Arbitrary<RoomCommand>
}

export const boardCommand = fc.oneof(
  of('board.addStroke', { pageId, strokeId, bytes: fc.nat(200).map(testStroke) }),
  of('board.erase', { pageId, strokeIds: fc.array(strokeId, { maxLength: 3 }) }),
  of('board.undo', {}),
  of('board.redo', {}),
  of('board.clearPage', { pageId }),
  of('board.addPage', { pageId, background }),
  of('board.deletePage', { pageId }),
  of('board.turnPage', { pageId }),
  of('board.setBackground', { pageId, background }),
) as fc.Arbitrary<BoardCommand>

/** Of what stands on the board beside plain ink, and of its pages. */
export const elementCommand: fc.Arbitrary<RoomCommand> = fc.oneof(
  { weight: 2, arbitrary: of('board.addElement', { pageId, elementId: strokeId, bytes: elementBytes }) },
  fc
    .record({ pageId, ids: fc.uniqueArray(strokeId, { maxLength: 3 }), bytes: elementBytes, matrix: fc.option(matrix) })
    .map(({ ids, bytes, ...rest }) => ({
      type: 'board.paste' as const,
      actId: 'act-1',
      pageId: rest.pageId,
      items: ids.map((elementId) => ({ elementId, length: bytes.length, matrix: rest.matrix })),
      bytes: Uint8Array.from(ids.flatMap(() => [...bytes])),
    })),
  of('board.replace', { pageId, elementId: strokeId, bytes: elementBytes }),
  of('board.restyle', {
    pageId,
    ids: elementIds,
    style: fc.record(
      { color: fc.constantFrom('#d4380d', '#1470cc'), width: fc.constantFrom(2, 14), isFilled: fc.boolean() },
      { requiredKeys: [] },
    ),
  }),
  { weight: 2, arbitrary: of('board.transform', { pageId, ids: elementIds, matrix }) },
  {
    weight: 2,
    arbitrary: of('board.cut', {
      pageId,
      cutId: fc.constantFrom('cut-1', 'cut-2', 'cut-3'),
      cuts: fc
        .uniqueArray(strokeId, { maxLength: 2 })
        .chain((ids) =>
          fc
            .constantFrom([], [[0, 20] as const], [[0, 7] as const, [9, 32] as const])
            .map((keep) => ids.map((id) => ({ strokeId: id, keep }))),
        ),
    }),
  },
  of('board.reorder', { pageId, ids: elementIds, to: fc.constantFrom('front', 'back') }),
  of('board.lock', { pageId, ids: elementIds, locked: fc.boolean() }),
  of('board.addPages', {
    afterId: fc.option(pageId),
    pages: fc.array(
      fc.record({ pageId, paper, no: fc.integer({ min: 1, max: 3 }) }, { requiredKeys: ['pageId', 'paper'] }),
      { maxLength: 2 },
    ),
    file: fc.constant({ fileId: 'res_1', kind: 'document', name: '第三课.pdf' }),
    actId: fc.constantFrom('act-1', 'act-2'),
  }),
  of('board.movePage', { pageId, index: fc.nat(3) }),
  of('board.duplicatePage', { pageId, newPageId: fc.constantFrom('page-2', 'copy-1', 'copy-2') }),
  of('board.removePage', { pageId }),
  of('board.setPaper', { pageId, paper }),
  of('board.playHanzi', {
    pageId,
    elementId: strokeId,
    state: fc.constantFrom('playing', 'step', 'paused', 'stopped'),
    stroke: fc.nat(20),
    speed: fc.constantFrom(0.5, 1, 2),
  }),
  of(
    'board.playClip',
    {
      pageId,
      elementId: strokeId,
      state: fc.constantFrom('playing', 'paused'),
      positionMs: fc.nat(60_000),
      rate: fc.constantFrom(50, 100),
      loop: fc.record({ fromMs: fc.nat(2_000), toMs: fc.nat(60_000) }),
    },
    ['loop'],
  ),
  of('board.setView', { pageId, x: fc.nat(1_280), y: fc.nat(720), w: fc.constantFrom(320, 640, 1_280) }),
)

const roomCommand: fc.Arbitrary<RoomCommand> = fc.oneof(
  { weight: 4, arbitrary: of('enter', {}) },
  { weight: 2, arbitrary: of('leave', { reason: fc.constantFrom('left', 'lost', 'elsewhere') }) },
  { weight: 2, arbitrary: of('raiseHand', {}) },
  of('lowerHand', {}),
  of('acceptHand', { userId }),
  of('rejectHand', { userId }),
  of('hangUp', { userId }),
  { weight: 4, arbitrary: of('invite', { userId, to: fc.constantFrom('speak', 'stage') }) },
  of('cancelInvite', { userId }),
  { weight: 4, arbitrary: of('answerInvite', { accept: fc.boolean() }) },
  of('leaveStage', {}),
  of('sendBack', { userId }),
  { weight: 2, arbitrary: of('grantBoard', { userId, allowed: fc.boolean() }) },
  of('mute', { userId, muted: fc.boolean() }),
  of('muteAll', { muted: fc.boolean() }),
  of('camerasOff', { off: fc.boolean() }),
  of('blockCamera', { userId, blocked: fc.boolean() }),
  of('reportNetwork', { step: fc.constantFrom(null, 'fewerVideos', 'voiceAndBoard') }),
  { weight: 2, arbitrary: of('askUnmute', { userIds: fc.array(userId, { maxLength: 3 }) }) },
  of('declineSpeech', {}),
  of('reportTalk', { ms: fc.constantFrom(0, 4_000, 600_000) }),
  of('readmit', { userId }),
  {
    weight: 3,
    arbitrary: of('reportMedia', {
      media: fc.record({ mic: fc.boolean(), camera: fc.boolean(), screen: fc.boolean() }, { requiredKeys: [] }),
    }),
  },
  of('forbidChat', { forbidden: fc.boolean() }),
  {
    weight: 2,
    arbitrary: of(
      'say',
      {
        text: fc.constantFrom('你好', '', '老师，我有问题'),
        to: fc.oneof(userId, fc.constant('teacher')),
        replyTo: messageSeq,
        picture: fc.constant({ fileId: 'res_1', width: 800, height: 600 }),
      },
      ['to', 'replyTo', 'picture'],
    ),
  },
  of('setChatMode', {
    mode: fc.record(
      {
        audience: fc.constantFrom('everyone', 'everyone', 'teacher', 'nobody'),
        hasLinks: fc.boolean(),
        hasPictures: fc.boolean(),
      },
      { requiredKeys: ['audience', 'hasLinks'] },
    ),
  }),
  of('reactToMessage', { messageSeq, reaction: fc.constantFrom('clap', 'question'), isOn: fc.boolean() }),
  of('recallMessage', { messageSeq }),
  of('deleteMessage', { messageSeq }),
  of('pinMessage', { messageSeq }),
  of('pinNote', { text: fc.constantFrom(null, '', '第五页') }),
  of('remove', { userId, reason: fc.constantFrom('', 'Playing music') }),
  { weight: 4, arbitrary: boardCommand },
  { weight: 4, arbitrary: elementCommand },
  {
    weight: 2,
    arbitrary: of('openPractice', {
      practiceId,
      kind: fc.constantFrom('clicker', 'questions', 'buzzer'),
      title: fc.constant('第三题'),
      limitSeconds: fc.constantFrom(0, 30),
      questions: fc.constantFrom([], [testQuestion()]),
    }),
  },
  {
    weight: 3,
    arbitrary: of(
      'answerPractice',
      {
        practiceId,
        keys: fc.constantFrom([], [[]], [['A']], [['B']], [['F']]),
        written: fc.constantFrom([{ mistakes: 2, ms: 4_000 }], [null]),
        texts: fc.constantFrom([['再见']], [['']], [['在见', '你好']]),
        pressedAt: fc.constant(0),
      },
      ['written', 'texts', 'pressedAt'],
    ),
  },
  of('endPractice', { practiceId }),
  of('closePractice', { practiceId }),
  of('setLookBack', { allowed: fc.boolean() }),
  of('correctPinyin', { word: fc.constantFrom('银行', '行'), pinyin: fc.constantFrom('yín háng', 'xíng', '') }),
  of('setLayout', {
    layout: fc.constantFrom(null, 'board', 'gallery', 'speaker', 'split'),
    content: fc.constantFrom('board', 'screen'),
    follow: fc.boolean(),
  }),
  { weight: 2, arbitrary: of('setSpotlight', { userIds: fc.array(userId, { maxLength: 2 }) }) },
  of('arrangeSeats', { order: fc.option(fc.array(userId, { maxLength: 4 })) }),
  of('startPractice', {
    kind: fc.constantFrom('clicker', 'buzzer', 'check', 'writing', 'dictation', 'fillIn'),
    title: fc.constant(''),
    limitSeconds: fc.constantFrom(0, 30),
    questions: fc.constantFrom([], [testQuestion({ correctKeys: [] })], [writingQuestion('学')], [typedQuestion()]),
  }),
  of('extendPractice', { practiceId, seconds: fc.constantFrom(15, 0) }),
  of('setPracticeKey', { practiceId, no: fc.constantFrom(1, 2), correctKeys: fc.constantFrom(['A'], []) }),
  { weight: 2, arbitrary: of('startRollCall', { rollCallId, limitSeconds: fc.constantFrom(15, 30) }) },
  { weight: 3, arbitrary: of('answerRollCall', { rollCallId }) },
  of('endRollCall', { rollCallId }),
  of('pick', {
    count: fc.constantFrom(1, 2, 9),
    pool: fc.constantFrom(null, ['anna', 'ben']),
    leaveOutPicked: fc.boolean(),
  }),
  of('clearPicks', {}),
  of('startTimer', { timerId, kind: fc.constantFrom('countdown', 'stopwatch'), seconds: fc.constantFrom(0, 60) }),
  of('pauseTimer', { timerId }),
  of('resumeTimer', { timerId }),
  of('addTime', { timerId, seconds: fc.constantFrom(0, 60) }),
  of('stopTimer', { timerId }),
  of('countReactions', { counts: fc.constantFrom([0, 2, 0, 0, 0, 1], []) }),
  of('callAttention', { text: fc.constantFrom('', '看黑板') }),
  of('revokePrize', { prizeId: fc.integer({ min: 1, max: 120 }).map((seq) => `prz-${seq}`) }),
  of('awardPrize', {
    userIds: fc.array(userId, { maxLength: 3 }),
    prize: fc.constantFrom('star', 'flower', 'trophy'),
    count: fc.constantFrom(1, 3, 11),
    reason: fc.constant('读得好'),
  }),
)
/** Rarely, so that most lives are long. */
const turningPoint = fc.oneof(
  of('start', {}),
  of('tick', {}),
  of('end', { reason: fc.constantFrom('teacher', 'auto') }),
)

export const command: fc.Arbitrary<RoomCommand> = fc.oneof(
  { weight: 30, arbitrary: roomCommand },
  { weight: 1, arbitrary: turningPoint },
)

type Deed = Omit<Step, 'id'>
const afterMs = fc.integer({ min: 1_000, max: 20_000 })
const deed: fc.Arbitrary<readonly Deed[]> = fc.record({ actor, command, afterMs }).map((one) => [one])

/** What takes two people and rarely comes about by chance: somebody is let on stage, or is given the word. */
const scene: fc.Arbitrary<readonly Deed[]> = fc
  .record({ student: fc.constantFrom(...students), to: fc.constantFrom('stage', 'speak'), afterMs })
  .map(({ student, to, afterMs }) => [
    { actor: student, command: { type: 'enter' }, afterMs },
    { actor: teacher, command: { type: 'invite', userId: student.userId, to }, afterMs },
    { actor: student, command: { type: 'answerInvite', accept: true }, afterMs },
  ])

/** What happens in a room, in order. Ids are unique; nobody is fast enough for the rate rule, whose answers do not last. */
export const life: fc.Arbitrary<readonly Step[]> = fc
  .array(fc.oneof({ weight: 12, arbitrary: deed }, { weight: 1, arbitrary: scene }), { minLength: 20, maxLength: 100 })
  .map((parts) => parts.flat().map((step, i) => ({ ...step, id: `command-${i}` })))

import { describe, expect, it } from 'vitest'
import type { MediaKind, RefusalCode } from '../room/room-types.ts'
import { advanceMedia } from './advance-media.ts'
import { initialMedia, type MediaEffect, type MediaEvent, type MediaMachine, type OwnRoom } from './media-machine.ts'
import type { OwnSource } from './own-source.ts'

/** A step is an event, made from the state where an answer has to name its task or attempt. */
type Step = (state: MediaMachine) => MediaEvent

const free: OwnRoom = {
  isConnected: true,
  denials: { mic: null, camera: null, screen: null },
  isSpeaking: false,
  isOnStage: false,
  reported: { mic: false, camera: false, screen: false },
}
let latest: OwnRoom = free
const roomSays =
  (change: Partial<Omit<OwnRoom, 'denials'>> & { denials?: Partial<OwnRoom['denials']> }): Step =>
  () => {
    latest = { ...latest, ...change, denials: { ...latest.denials, ...change.denials } }
    return { type: 'roomChanged', room: latest }
  }
const started: Step = () => ({ type: 'started' })
const joined =
  (sources: readonly MediaKind[] = [], isRestored = false): Step =>
  ({ joinAttempt }) => ({ type: 'joined', attempt: joinAttempt, sources, isRestored })
const joinFailed: Step = ({ joinAttempt }) => ({ type: 'joinFailed', attempt: joinAttempt, error: 'timeout' })
const press =
  (kind: MediaKind, request = 1): Step =>
  () => ({ type: 'togglePressed', kind, request })
const acceptStage: Step = () => ({ type: 'stageAccepted', request: 9 })
const taskOf = ({ task }: MediaMachine) => task?.no ?? -1
const engineOk: Step = (state) => ({ type: 'engineDone', task: taskOf(state), error: null })
const engineFails: Step = (state) => ({ type: 'engineDone', task: taskOf(state), error: 'device-failed' })
const roomOk: Step = (state) => ({ type: 'reportDone', task: taskOf(state), refusal: null })
const roomRefuses =
  (refusal: RefusalCode): Step =>
  (state) => ({ type: 'reportDone', task: taskOf(state), refusal })
const unplugged =
  (kind: MediaKind): Step =>
  () => ({ type: 'sourceEnded', kind, error: 'device-missing' })
const stopShareBar: Step = () => ({ type: 'sourceEnded', kind: 'screen', error: 'aborted' })

const entered = [started, roomSays({}), joined()]
const on = (kind: MediaKind) => [press(kind), engineOk, roomOk]
const teacherMutes = roomSays({ denials: { mic: 'muted-by-teacher' } })
const stageGiven = roomSays({ isOnStage: true })
const stageTaken = roomSays({ isOnStage: false })

const nameOf = (effect: MediaEffect): string => {
  switch (effect.type) {
    case 'publish':
    case 'unpublish':
      return `${effect.type} ${effect.kind}`
    case 'report':
      return `report ${effect.kind} ${effect.isOn ? 'on' : 'off'}`
    case 'answer':
      return `answer ${effect.refusal ?? 'ok'}`
    case 'remember':
      return `remember ${effect.on.join(' ')}`.trim()
    default:
      return effect.type
  }
}

function play(steps: readonly Step[]) {
  latest = free
  let state = initialMedia
  const effects: string[] = []
  for (const step of steps) {
    const [next, caused] = advanceMedia(state, step(state))
    state = next
    effects.push(...caused.map(nameOf))
  }
  return { state, effects }
}

interface Row {
  rule: string
  before?: readonly Step[]
  when: readonly Step[]
  /** What the engine and the room are asked to do, without answers and what is remembered. */
  asks: readonly string[]
  answers?: readonly string[]
  sources?: Partial<Record<MediaKind, Partial<OwnSource>>>
}

const toWorld = (effect: string) => !/^(answer|remember|forget)/.test(effect)

function check({ before = entered, when, asks, answers, sources = {} }: Row): void {
  const setUp = play(before).effects.length
  const { state, effects } = play([...before, ...when])
  const caused = effects.slice(setUp)
  expect(caused.filter(toWorld)).toEqual(asks)
  const answered = caused.filter((effect) => effect.startsWith('answer'))
  expect(answered).toEqual(answers ?? answered)
  expect(state.sources).toMatchObject(sources)
}

const sharing = [...entered, ...on('camera'), press('screen'), engineOk, roomOk, engineOk, roomOk]

describe('[R39] the camera after a share', () => {
  it.each<Row>([
    {
      rule: 'comes back when the share is stopped',
      before: sharing,
      when: [press('screen'), engineOk, roomOk, engineOk, roomOk],
      asks: ['unpublish screen', 'report screen off', 'publish camera', 'report camera on'],
      sources: { camera: { status: 'on', isBack: true }, screen: { status: 'off' } },
    },
    {
      rule: 'comes back when the browser’s own bar ends the share',
      before: sharing,
      when: [stopShareBar, roomOk, engineOk, roomOk],
      asks: ['report screen off', 'publish camera', 'report camera on'],
      sources: { camera: { status: 'on', isBack: true } },
    },
    {
      rule: 'stays off when it may not be shown any more',
      before: sharing,
      when: [roomSays({ denials: { camera: 'camera-off-for-all' } }), press('screen'), engineOk, roomOk],
      asks: ['unpublish screen', 'report screen off'],
      sources: { camera: { status: 'off', replacedBy: null, isBack: false } },
    },
    {
      rule: 'stays off when it was off before the share',
      before: [...entered, ...on('screen')],
      when: [press('screen'), engineOk, roomOk],
      asks: ['unpublish screen', 'report screen off'],
      sources: { camera: { status: 'off' } },
    },
    {
      rule: 'says what is missing when it was unplugged meanwhile, and leaves everything else as it is',
      before: sharing,
      when: [press('screen'), engineOk, roomOk, engineFails],
      asks: ['unpublish screen', 'report screen off', 'publish camera'],
      sources: {
        camera: { status: 'off', error: 'device-failed', isBack: false },
        screen: { status: 'off', error: null },
      },
    },
  ])('$rule', check)
})

describe('[R12] camera and screen', () => {
  it.each<Row>([
    {
      rule: 'the screen is sent before the camera is given back',
      before: [...entered, ...on('camera')],
      when: [press('screen'), engineOk, roomOk, engineOk, roomOk],
      asks: ['publish screen', 'report screen on', 'unpublish camera', 'report camera off'],
      answers: ['answer ok'],
      sources: { screen: { status: 'on' }, camera: { status: 'off', replacedBy: 'screen' } },
    },
    {
      rule: 'the camera is sent before the screen is given back',
      before: [...entered, ...on('screen')],
      when: [press('camera'), engineOk, roomOk, engineOk, roomOk],
      asks: ['publish camera', 'report camera on', 'unpublish screen', 'report screen off'],
      sources: { camera: { status: 'on' }, screen: { status: 'off', replacedBy: 'camera' } },
    },
    {
      rule: 'a screen that cannot be shared leaves the camera on',
      before: [...entered, ...on('camera')],
      when: [press('screen'), engineFails],
      asks: ['publish screen'],
      answers: ['answer ok'],
      sources: { camera: { status: 'on' }, screen: { status: 'off', error: 'device-failed' } },
    },
    {
      rule: 'a screen that the room refuses leaves the camera on',
      before: [...entered, ...on('camera')],
      when: [press('screen'), engineOk, roomRefuses('not-allowed-to-show-video'), engineOk],
      asks: ['publish screen', 'report screen on', 'unpublish screen'],
      answers: ['answer not-allowed-to-show-video'],
      sources: { camera: { status: 'on' }, screen: { status: 'off', stoppedBy: 'not-allowed-to-show-video' } },
    },
    {
      rule: 'two quick presses of camera and screen happen one after the other',
      when: [press('camera'), press('screen'), engineOk, roomOk, engineOk, roomOk, engineOk, roomOk],
      asks: [
        'publish camera',
        'report camera on',
        'publish screen',
        'report screen on',
        'unpublish camera',
        'report camera off',
      ],
      sources: { camera: { status: 'off' }, screen: { status: 'on' } },
    },
    {
      rule: 'a share that the browser ends while the camera opens is not closed a second time',
      before: [...entered, ...on('screen')],
      when: [press('camera'), stopShareBar, engineOk, roomOk, roomOk],
      asks: ['publish camera', 'report camera on', 'report screen off'],
      sources: { camera: { status: 'on' }, screen: { status: 'off', error: 'aborted', replacedBy: null } },
    },
    {
      rule: 'a share that the browser ends at once leaves the camera on, and the room hears of the camera again',
      before: [...entered, ...on('camera'), roomSays({ reported: { mic: false, camera: true, screen: false } })],
      when: [
        press('screen'),
        engineOk,
        stopShareBar,
        roomSays({ reported: { mic: false, camera: false, screen: true } }),
        roomOk,
        roomSays({ reported: { mic: false, camera: false, screen: false } }),
        roomOk,
        roomOk,
      ],
      asks: ['publish screen', 'report screen on', 'report screen off', 'report camera on'],
      answers: ['answer ok'],
      sources: { camera: { status: 'on' }, screen: { status: 'off', error: 'aborted' } },
    },
  ])('$rule', check)
})

describe('[R13] rights', () => {
  it.each<Row>([
    {
      rule: 'a source that is not allowed is not opened, and the reason is answered',
      when: [teacherMutes, press('mic')],
      asks: [],
      answers: ['answer muted-by-teacher'],
      sources: { mic: { status: 'off' } },
    },
    {
      rule: 'a microphone that the teacher mutes is given back at once',
      before: [...entered, ...on('mic')],
      when: [teacherMutes, engineOk, roomOk],
      asks: ['unpublish mic', 'report mic off'],
      sources: { mic: { status: 'off', stoppedBy: 'muted-by-teacher' } },
    },
    {
      rule: 'a silenced microphone is given back too, without a word',
      before: [...entered, ...on('mic'), press('mic'), engineOk, roomOk],
      when: [teacherMutes, engineOk],
      asks: ['unpublish mic'],
      sources: { mic: { status: 'off', stoppedBy: null } },
    },
    {
      rule: 'a microphone that was opening when all are muted is given back, and the room is not told that it is on',
      when: [press('mic'), teacherMutes, engineOk, engineOk],
      asks: ['publish mic', 'unpublish mic'],
      answers: ['answer muted-by-teacher'],
      sources: { mic: { status: 'off', stoppedBy: 'muted-by-teacher' } },
    },
    {
      rule: 'a camera that was opening when its permission is taken away is given back',
      when: [press('camera'), roomSays({ denials: { camera: 'not-allowed-to-show-video' } }), engineOk, engineOk],
      asks: ['publish camera', 'unpublish camera'],
      answers: ['answer not-allowed-to-show-video'],
      sources: { camera: { status: 'off', stoppedBy: 'not-allowed-to-show-video' } },
    },
    {
      rule: 'a permission that is back before the camera has opened changes nothing',
      when: [
        press('camera'),
        roomSays({ denials: { camera: 'not-allowed-to-show-video' } }),
        roomSays({ denials: { camera: null } }),
        engineOk,
        roomOk,
      ],
      asks: ['publish camera', 'report camera on'],
      answers: ['answer ok'],
      sources: { camera: { status: 'on' } },
    },
    {
      rule: 'the reason that shows is the last one the room gave',
      before: [...entered, ...on('mic')],
      when: [roomSays({ denials: { mic: 'not-allowed-to-speak' } }), teacherMutes, engineOk, roomOk],
      asks: ['unpublish mic', 'report mic off'],
      sources: { mic: { stoppedBy: 'muted-by-teacher' } },
    },
    {
      rule: 'what the engine cannot give back is still off, with its reason',
      before: [...entered, ...on('mic')],
      when: [teacherMutes, engineFails, roomOk],
      asks: ['unpublish mic', 'report mic off'],
      sources: { mic: { status: 'off', error: 'device-failed', stoppedBy: 'muted-by-teacher' } },
    },
  ])('$rule', check)
})

describe('[R10][R11] the stage', () => {
  const onStage = [...entered, stageGiven, acceptStage, engineOk, roomOk, engineOk, roomOk]
  it.each<Row>([
    {
      rule: 'accepting the stage turns microphone and camera on',
      before: [...entered, stageGiven],
      when: [acceptStage, engineOk, roomOk, engineOk, roomOk],
      asks: ['publish mic', 'report mic on', 'publish camera', 'report camera on'],
      answers: ['answer ok'],
      sources: { mic: { status: 'on' }, camera: { status: 'on' } },
    },
    {
      rule: 'a source that may not come on with the stage says why',
      before: [...entered, roomSays({ isOnStage: true, denials: { camera: 'not-allowed-to-show-video' } })],
      when: [acceptStage, engineFails],
      asks: ['publish mic'],
      sources: { mic: { error: 'device-failed' }, camera: { refusedBy: 'not-allowed-to-show-video' } },
    },
    {
      rule: 'leaving the stage mutes the microphone and gives the camera back',
      before: onStage,
      when: [stageTaken, engineOk, roomOk, engineOk, roomOk],
      asks: ['mute', 'report mic off', 'unpublish camera', 'report camera off'],
      sources: { mic: { status: 'off' }, camera: { status: 'off' } },
    },
    {
      rule: 'a camera that was on before the stage stays on after it',
      before: [...entered, ...on('camera'), stageGiven, acceptStage, engineOk, roomOk],
      when: [stageTaken, engineOk, roomOk],
      asks: ['mute', 'report mic off'],
      sources: { camera: { status: 'on' } },
    },
    {
      rule: 'a camera that I turned off and on again on stage stays on after it',
      before: [...onStage, press('camera'), engineOk, roomOk, ...on('camera')],
      when: [stageTaken, engineOk, roomOk],
      asks: ['mute', 'report mic off'],
      sources: { camera: { status: 'on' } },
    },
    {
      rule: 'a turn to speak that ends mutes the microphone where speech stays free',
      before: [...entered, roomSays({ isSpeaking: true }), ...on('mic')],
      when: [roomSays({ isSpeaking: false }), engineOk, roomOk],
      asks: ['mute', 'report mic off'],
      sources: { mic: { status: 'off' } },
    },
    {
      rule: 'a stage that was lost while the connection was down ends when it is back',
      before: [...onStage, roomSays({ isConnected: false })],
      when: [
        roomSays({ isConnected: true, isOnStage: false, reported: { mic: false, camera: false, screen: false } }),
        engineOk,
        roomOk,
        engineOk,
        roomOk,
      ],
      asks: ['mute', 'report mic off', 'unpublish camera', 'report camera off'],
      sources: { mic: { status: 'off' }, camera: { status: 'off' } },
    },
    {
      rule: 'a camera that a reload brought back on stage is given back with the stage',
      before: [started, stageGiven, joined(['camera'], true), engineOk, roomOk],
      when: [stageTaken, engineOk, roomOk],
      asks: ['unpublish camera', 'report camera off'],
    },
  ])('$rule', check)
})

describe('devices', () => {
  it.each<Row>([
    {
      rule: 'the microphone is muted without giving it back, and returns without being opened again',
      when: [...on('mic'), ...on('mic'), ...on('mic')],
      asks: ['publish mic', 'report mic on', 'mute', 'report mic off', 'unmute', 'report mic on'],
      answers: ['answer ok', 'answer ok', 'answer ok'],
      sources: { mic: { status: 'on' } },
    },
    {
      rule: 'a microphone that cannot be muted is given back',
      before: [...entered, ...on('mic')],
      when: [press('mic'), engineFails, engineOk, roomOk],
      asks: ['mute', 'unpublish mic', 'report mic off'],
      sources: { mic: { status: 'off' } },
    },
    {
      rule: 'a microphone that cannot be unmuted is given back, and the next press opens it anew',
      before: [...entered, ...on('mic'), ...on('mic')],
      when: [press('mic'), engineFails, engineOk, press('mic')],
      asks: ['unmute', 'unpublish mic', 'publish mic'],
      answers: ['answer ok'],
    },
    {
      rule: 'a microphone that is pulled out while it is muted is opened anew by the next press',
      before: [...entered, ...on('mic'), ...on('mic')],
      when: [unplugged('mic'), ...on('mic')],
      asks: ['publish mic', 'report mic on'],
      sources: { mic: { status: 'on' } },
    },
    {
      rule: 'a camera that is pulled out is told to the room and named to the person',
      before: [...entered, ...on('camera')],
      when: [unplugged('camera'), roomOk],
      asks: ['report camera off'],
      sources: { camera: { status: 'off', error: 'device-missing' } },
    },
    {
      rule: 'a camera that is pulled out while it is being published does not show as on',
      when: [press('camera'), unplugged('camera'), engineOk, engineOk],
      asks: ['publish camera', 'unpublish camera'],
      answers: ['answer ok'],
      sources: { camera: { status: 'off', error: 'device-missing' } },
    },
    {
      rule: 'a source that ends because it is switched off is not reported twice',
      before: [...entered, ...on('camera')],
      when: [press('camera'), unplugged('camera'), engineOk, roomOk],
      asks: ['unpublish camera', 'report camera off'],
      sources: { camera: { status: 'off', error: null } },
    },
    {
      rule: 'a second press while the camera opens neither opens it twice nor closes it',
      when: [press('camera', 1), press('camera', 2), engineOk, roomOk],
      asks: ['publish camera', 'report camera on'],
      answers: ['answer ok', 'answer ok'],
      sources: { camera: { status: 'on' } },
    },
    {
      rule: 'a press while the camera closes opens it again',
      before: [...entered, ...on('camera')],
      when: [press('camera', 1), press('camera', 2), engineOk, roomOk, engineOk, roomOk],
      asks: ['unpublish camera', 'report camera off', 'publish camera', 'report camera on'],
      sources: { camera: { status: 'on' } },
    },
    {
      rule: 'the next attempt clears the reason of the one before',
      before: [...entered, press('camera'), engineFails],
      when: [press('camera')],
      asks: ['publish camera'],
      sources: { camera: { status: 'starting', error: null } },
    },
  ])('$rule', check)
})

describe('[R31] entry, reconnect and leaving', () => {
  it.each<Row>([
    {
      rule: 'the engine joins once the room is connected',
      before: [started],
      when: [roomSays({ isConnected: false }), roomSays({ isConnected: true })],
      asks: ['join'],
    },
    {
      rule: 'sources asked for at entry come on as far as the room allows it',
      before: [started, roomSays({ denials: { mic: 'not-allowed-to-speak' } })],
      when: [joined(['mic', 'camera']), engineOk, roomOk],
      asks: ['publish camera', 'report camera on'],
    },
    {
      rule: 'a reconnect tells the room again what is sent',
      before: [...entered, ...on('camera'), roomSays({ isConnected: false })],
      when: [roomSays({ isConnected: true }), roomOk],
      asks: ['report camera on'],
    },
    {
      rule: 'a camera that opens during a reconnect is reported once',
      before: [...entered, press('camera'), roomSays({ isConnected: false })],
      when: [
        roomSays({ isConnected: true }),
        engineOk,
        roomSays({ reported: { mic: false, camera: true, screen: false } }),
        roomOk,
      ],
      asks: ['report camera on'],
      sources: { camera: { status: 'on' } },
    },
    {
      rule: 'a source that the engine loses while it reconnects is told to the room',
      before: [...entered, ...on('camera')],
      when: [unplugged('camera'), roomSays({ isConnected: false }), roomSays({ isConnected: true }), roomOk],
      asks: ['report camera off'],
    },
    {
      rule: 'a failed entry can be tried again and answers when it is over',
      before: [started, roomSays({}), joinFailed],
      when: [() => ({ type: 'rejoinPressed', request: 5 }), joined()],
      asks: ['join'],
      answers: ['answer ok'],
    },
    {
      rule: 'stopping and starting at once keeps the devices',
      before: [...entered, ...on('camera')],
      when: [() => ({ type: 'stopped' }), started, () => ({ type: 'leaveDue' })],
      asks: [],
      sources: { camera: { status: 'on' } },
    },
    {
      rule: 'leaving gives everything back and answers every press that still waits',
      before: [...entered, press('camera', 1), press('screen', 2)],
      when: [() => ({ type: 'stopped' }), () => ({ type: 'leaveDue' })],
      asks: ['leave'],
      answers: ['answer ok', 'answer ok'],
      sources: { camera: { status: 'off' } },
    },
    {
      rule: 'an engine that answers after it was replaced changes nothing',
      before: [...entered, press('camera'), () => ({ type: 'stopped' }), () => ({ type: 'leaveDue' })],
      when: [
        started,
        roomSays({}),
        () => ({ type: 'engineDone', task: 1, error: null }),
        () => ({ type: 'joinFailed', attempt: 1, error: 'aborted' }),
      ],
      asks: ['join'],
      sources: { camera: { status: 'off' } },
    },
  ])('$rule', check)

  it('what is on is remembered for a reload, and forgotten on leaving', () => {
    const { effects } = play([
      ...entered,
      ...on('mic'),
      ...on('camera'),
      press('mic'),
      engineOk,
      () => ({ type: 'stopped' }),
      () => ({ type: 'leaveDue' }),
    ])
    expect(effects.filter((effect) => /^(remember|forget)/.test(effect))).toEqual([
      'remember',
      'remember mic',
      'remember mic camera',
      'remember camera',
      'forget',
    ])
  })
})

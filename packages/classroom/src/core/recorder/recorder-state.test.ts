import { describe, expect, it } from 'vitest'
import {
  idle,
  type RecorderEvent,
  recorderReducer,
  type RecorderState,
  takeRefusal,
  type Heard,
} from './recorder-state.ts'

const noon = 1_700_000_000_000
const speech: Heard = { durationMs: 2_000, peak: 0.3 }
const record: RecorderEvent = { type: 'record' }
const opened: RecorderEvent = { type: 'opened', at: noon }
const stop: RecorderEvent = { type: 'stop' }
const finished = (take = speech): RecorderEvent => ({ type: 'finished', take })
const after = (...events: RecorderEvent[]) => events.reduce(recorderReducer, idle)

describe('the states of a recorder', () => {
  it.each<[rule: string, events: RecorderEvent[], expected: RecorderState]>([
    ['[RC1] begins idle', [], idle],
    ['[RC1] asks for the microphone', [record], { status: 'opening' }],
    ['[RC1] records from the first sound', [record, opened], { status: 'recording', startedAt: noon, level: 0 }],
    [
      '[RC1] a second press changes nothing',
      [record, opened, record],
      { status: 'recording', startedAt: noon, level: 0 },
    ],
    ['[RC1] encodes the end', [record, opened, stop], { status: 'finishing', error: null }],
    ['[RC1] is idle again', [record, opened, stop, finished()], idle],
    ['[RC1] stopped before it began, it hears nothing', [record, stop, opened], idle],
    ['[RC1] cancelled, it keeps nothing', [record, opened, { type: 'cancel' }, finished()], idle],
    [
      '[RC2] shows how loud it is',
      [record, opened, { type: 'level', level: 40 }],
      { status: 'recording', startedAt: noon, level: 40 },
    ],
    [
      '[RC3] says why it did not begin',
      [record, { type: 'failed', error: 'permission-denied' }],
      { status: 'idle', error: 'permission-denied', refusal: null },
    ],
    [
      '[RC3] forgets the error at the next press',
      [record, { type: 'failed', error: 'device-busy' }, record],
      { status: 'opening' },
    ],
    [
      '[RC3] an error after the end is none',
      [record, opened, stop, finished(), { type: 'failed', error: 'device-failed' }],
      idle,
    ],
    [
      '[RC3] keeps what it heard when the device goes',
      [record, opened, { type: 'deviceLost' }, finished()],
      { status: 'idle', error: 'device-failed', refusal: null },
    ],
    [
      '[RC4] refuses a take without sound',
      [record, opened, stop, finished({ durationMs: 2_000, peak: 0.003 })],
      { status: 'idle', error: null, refusal: 'silent' },
    ],
    [
      '[RC4] refuses a take of no length',
      [record, opened, stop, finished({ durationMs: 0, peak: 0 })],
      { status: 'idle', error: null, refusal: 'empty' },
    ],
  ])('%s', (_rule, events, expected) => expect(after(...events)).toEqual(expected))

  it('[RC4] half a second of a whisper is a take', () => {
    expect(takeRefusal({ durationMs: 500, peak: 0.004 })).toBeNull()
    expect(takeRefusal({ durationMs: 499, peak: 1 })).toBe('empty')
  })
})

import { describe, expect, it } from 'vitest'
import type { StoredPart, UploadErrorCode } from '../../ports/upload-target.ts'
import { PART_BYTES } from './upload-parts.ts'
import {
  loadedBytes,
  newUpload,
  retryDelayMs,
  type UploadEvent,
  uploadReducer,
  type UploadState,
} from './upload-state.ts'

const noon = 1_700_000_000_000
const sizeBytes = 2 * PART_BYTES + 10
const part = (index: number): StoredPart => ({ index, etag: `"${index}"`, sizeBytes: index < 2 ? PART_BYTES : 10 })
const opened = (...indices: number[]): UploadEvent => ({ type: 'opened', stored: indices.map(part), isWhole: false })
const started = (index: number): UploadEvent => ({ type: 'partStarted', index })
const stored = (index: number): UploadEvent => ({ type: 'partStored', part: part(index), at: noon })
const partFails = (index: number, error: UploadErrorCode): UploadEvent => ({
  type: 'partFailed',
  index,
  error,
  at: noon,
})
const stepFails = (error: UploadErrorCode): UploadEvent => ({ type: 'stepFailed', error, at: noon })
const [opening, joined, pause, resume, cancel, retryDue, fileMissing] = (
  ['opening', 'joined', 'pause', 'resume', 'cancel', 'retryDue', 'fileMissing'] as const
).map((type) => ({ type })) as [
  UploadEvent,
  UploadEvent,
  UploadEvent,
  UploadEvent,
  UploadEvent,
  UploadEvent,
  UploadEvent,
]

const after = (...events: UploadEvent[]): UploadState => events.reduce(uploadReducer, newUpload(sizeBytes))
const short = (state: UploadState) => ({
  status: state.status,
  stored: state.stored.map(({ index }) => index),
  sending: Object.keys(state.sending).map(Number),
  ...('error' in state && { error: state.error }),
})

const sendingAll = [opening, opened(), started(0), started(1), started(2)]

describe('the states of an upload', () => {
  it.each<[rule: string, events: UploadEvent[], expected: ReturnType<typeof short>]>([
    ['[UP1] waits for its turn', [], { status: 'queued', stored: [], sending: [] }],
    ['[UP1] asks first', [opening], { status: 'opening', stored: [], sending: [] }],
    ['[UP1] sends', [...sendingAll], { status: 'sending', stored: [], sending: [0, 1, 2] }],
    [
      '[UP1] joins after the last part',
      [...sendingAll, stored(1), stored(0), stored(2)],
      { status: 'joining', stored: [0, 1, 2], sending: [] },
    ],
    [
      '[UP1] is done when the host knows',
      [opening, opened(0, 1, 2), joined],
      { status: 'done', stored: [0, 1, 2], sending: [] },
    ],
    [
      '[UP1] stays done',
      [opening, opened(0, 1, 2), joined, cancel, pause],
      { status: 'done', stored: [0, 1, 2], sending: [] },
    ],
    [
      '[UP1] stays canceled',
      [...sendingAll, cancel, stored(0), resume],
      { status: 'canceled', stored: [], sending: [] },
    ],
    [
      '[UP3] waits without a network',
      [...sendingAll, partFails(1, 'offline')],
      { status: 'waiting', stored: [], sending: [0, 2], error: 'offline' },
    ],
    [
      '[UP3] waits once for three parts that fail together',
      [...sendingAll, partFails(1, 'offline'), partFails(0, 'offline'), partFails(2, 'busy')],
      { status: 'waiting', stored: [], sending: [], error: 'offline' },
    ],
    [
      '[UP3] asks the store before it goes on',
      [...sendingAll, stored(0), partFails(1, 'offline'), retryDue],
      { status: 'opening', stored: [0], sending: [2] },
    ],
    [
      '[UP3] believes the store, not itself',
      [...sendingAll, stored(0), partFails(1, 'offline'), retryDue, opened(2)],
      { status: 'sending', stored: [2], sending: [2] },
    ],
    [
      '[UP3] waits when asking fails',
      [opening, stepFails('busy')],
      { status: 'waiting', stored: [], sending: [], error: 'busy' },
    ],
    [
      '[UP4] asks for a credential when it ends',
      [...sendingAll, stored(0), partFails(1, 'credential-expired')],
      { status: 'opening', stored: [0], sending: [2] },
    ],
    [
      '[UP4] counts a part that arrives meanwhile',
      [...sendingAll, partFails(1, 'credential-expired'), stored(2)],
      { status: 'opening', stored: [2], sending: [0] },
    ],
    [
      '[UP5] begins anew when the store forgot',
      [...sendingAll, stored(0), partFails(1, 'upload-gone')],
      { status: 'opening', stored: [], sending: [2] },
    ],
    [
      '[UP5] asks again when joining finds a part missing',
      [opening, opened(0, 1, 2), stepFails('part-missing')],
      { status: 'opening', stored: [], sending: [] },
    ],
    [
      '[UP5] asks again for a lost answer of joining',
      [opening, opened(0, 1, 2), stepFails('offline'), retryDue],
      { status: 'joining', stored: [0, 1, 2], sending: [] },
    ],
    [
      '[UP5] is joined already',
      [opening, { type: 'opened', stored: [], isWhole: true }],
      { status: 'joining', stored: [], sending: [] },
    ],
    [
      '[UP6] gives up at once without room',
      [...sendingAll, stored(0), partFails(1, 'quota-exceeded')],
      { status: 'failed', stored: [0], sending: [], error: 'quota-exceeded' },
    ],
    [
      '[UP6] can be tried again when there is room',
      [...sendingAll, partFails(1, 'storage-full'), resume],
      { status: 'queued', stored: [], sending: [] },
    ],
    [
      '[UP6] never tries what cannot be',
      [...sendingAll, partFails(1, 'too-large'), resume],
      { status: 'failed', stored: [], sending: [], error: 'too-large' },
    ],
    ['[UP7] pauses', [...sendingAll, stored(0), pause], { status: 'paused', stored: [0], sending: [] }],
    [
      '[UP7] hears no failure of a paused part',
      [...sendingAll, pause, partFails(1, 'quota-exceeded')],
      { status: 'paused', stored: [], sending: [] },
    ],
    [
      '[UP7] goes on in its turn',
      [...sendingAll, stored(0), pause, resume],
      { status: 'queued', stored: [0], sending: [] },
    ],
    [
      '[UP7] does not pause while it joins',
      [opening, opened(0, 1, 2), pause],
      { status: 'joining', stored: [0, 1, 2], sending: [] },
    ],
    ['[UP8] asks for the file', [opening, fileMissing], { status: 'needs-file', stored: [], sending: [] }],
    ['[UP8] goes on with the file', [opening, fileMissing, resume], { status: 'queued', stored: [], sending: [] }],
  ])('%s', (_rule, events, expected) => {
    expect(short(after(...events))).toEqual(expected)
  })

  it('[UP3] waits 1, 2, 4 … and never more than 30 s, as often as it takes', () => {
    expect([0, 1, 2, 3, 4, 5, 40].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    const lost = Array.from({ length: 100 }, () => [stepFails('offline'), retryDue]).flat()
    expect(after(opening, ...lost, stepFails('offline'))).toMatchObject({ status: 'waiting', retryAt: noon + 30_000 })
  })

  it('[UP4] a store that refuses every new credential is asked no more after six times in a row', () => {
    const refused = Array.from({ length: 6 }, () => [opened(), started(0), partFails(0, 'credential-expired')]).flat()
    expect(after(opening, ...refused)).toMatchObject({ status: 'failed', error: 'refused' })
    expect(after(opening, ...refused.slice(0, -3), opened(), started(0), stored(0))).toMatchObject({ attempt: 0 })
  })

  it('[UP5] gives up a file that the store has lost for the third time, though its parts were stored each time', () => {
    const lost = [
      opened(),
      started(0),
      stored(0),
      started(1),
      stored(1),
      started(2),
      stored(2),
      stepFails('upload-gone'),
    ]
    const twice = after(opening, ...lost, ...lost)
    expect(twice).toMatchObject({ status: 'opening', stored: [] })
    const thrice = lost.reduce(uploadReducer, twice)
    expect(thrice).toMatchObject({ status: 'failed', error: 'refused' })
    expect(uploadReducer(thrice, { type: 'resume' })).toMatchObject({ status: 'queued', restarts: 0 })
  })

  it('[UP9] what is under way counts as loaded, until it fails', () => {
    const progress: UploadEvent = { type: 'partProgress', index: 1, sentBytes: 700, at: noon }
    const state = after(...sendingAll, stored(0), progress)
    expect(loadedBytes(state)).toBe(PART_BYTES + 700)
    expect(loadedBytes(uploadReducer(state, partFails(1, 'offline')))).toBe(PART_BYTES)
  })
})

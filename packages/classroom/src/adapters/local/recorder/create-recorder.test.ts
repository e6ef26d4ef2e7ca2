import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { RecorderError, type RecorderErrorCode, TAKE_MAX_MS } from '../../../core/recorder/recorder-state.ts'
import type { Recorded, SoundHandlers, SoundSource } from '../../../ports/sound-source.ts'
import { describeTakeStore } from '../../../ports/take-store.contract.ts'
import { joinParts } from '../../../core/recorder/join-parts.ts'
import type { Take, TakePart, TakeStore } from '../../../ports/take-store.ts'
import { createRecorder } from './create-recorder.ts'

const DAY_MS = 86_400_000

interface Memory {
  takes: Map<string, Take>
  parts: Map<string, TakePart>
}

const emptyMemory = (): Memory => ({ takes: new Map(), parts: new Map() })

function memoryTakes({ takes: all, parts } = emptyMemory()): TakeStore {
  const dropParts = (prefix: string) => {
    for (const key of parts.keys()) if (key.startsWith(prefix)) parts.delete(key)
  }
  return {
    list: async (scope) =>
      [...all]
        .filter(([key, { recordedAt }]) => key.startsWith(`${scope}\n`) && recordedAt > Date.now() - 30 * DAY_MS)
        .map(([, take]) => take)
        .sort((a, b) => a.recordedAt - b.recordedAt),
    put: async (scope, take) => {
      all.set(`${scope}\n${take.id}`, take)
      dropParts(`${scope}\n${take.id}\n`)
      return true
    },
    putPart: async (scope, part) => void parts.set(`${scope}\n${part.takeId}\n${part.index}`, part),
    listUnfinished: async (scope) =>
      joinParts([...parts].filter(([key]) => key.startsWith(`${scope}\n`)).map(([, part]) => part)),
    remove: async (scope, id) => {
      all.delete(`${scope}\n${id}`)
      dropParts(`${scope}\n${id}\n`)
    },
    count: async (prefix) => {
      const ids = [...all.keys(), ...parts.keys()].map((key) => key.split('\n').slice(0, 2).join('\n'))
      return new Set(ids.filter((key) => key.startsWith(prefix))).size
    },
    clear: async (prefix) => {
      dropParts(prefix)
      for (const key of all.keys()) if (key.startsWith(prefix)) all.delete(key)
    },
  }
}

describeTakeStore('in memory', async () => {
  const all = emptyMemory()
  return { open: async () => memoryTakes(all) }
})

function world({ store = memoryTakes() }: { store?: TakeStore } = {}) {
  const clock = createFakeClock(Date.now())
  const heard: Recorded = { mp3: new Blob(['mp3']), durationMs: 2_000, peak: 0.4 }
  const microphone = {
    failure: null as RecorderErrorCode | null,
    open: 0,
    asked: [] as (string | null)[],
    handlers: null as SoundHandlers | null,
    heard,
  }
  const source: SoundSource = {
    async open(deviceId, handlers) {
      microphone.asked.push(deviceId)
      if (microphone.failure) throw new RecorderError(microphone.failure)
      microphone.open += 1
      microphone.handlers = handlers
      const close = () => {
        microphone.open -= 1
      }
      return {
        stop: async () => {
          close()
          return microphone.heard
        },
        cancel: close,
      }
    },
  }
  const open = () => createRecorder({ source, store, scope: 'anna/hw1', clock })
  return { clock, microphone, open }
}

describe('a recorder', () => {
  it('[RC1] [RC5] keeps what was said, over a reload, until it is handed in', async () => {
    const { clock, microphone, open } = world()
    const recorder = open()
    recorder.record('desk')
    await clock.advance(0)
    microphone.handlers?.onLevel(40)
    expect(recorder.getState().state).toMatchObject({ status: 'recording', level: 40 })
    recorder.stop()
    await clock.advance(0)
    expect([microphone.open, microphone.asked]).toEqual([0, ['desk']])
    const again = open()
    await again.load()
    const [take] = again.getState().takes
    expect(take).toMatchObject({ durationMs: 2_000 })
    again.remove(take?.id ?? '')
    const third = open()
    await third.load()
    expect(third.getState().takes).toEqual([])
  })

  it('[RC1] gives the microphone back when stop is pressed while the browser still asks', async () => {
    const { clock, microphone, open } = world()
    const recorder = open()
    recorder.record(null)
    recorder.stop()
    await clock.advance(0)
    expect([microphone.open, recorder.getState().state.status]).toEqual([0, 'idle'])
  })

  it('[RC1] cancelled, keeps nothing and gives the microphone back', async () => {
    const { clock, microphone, open } = world()
    const recorder = open()
    recorder.record(null)
    await clock.advance(0)
    recorder.cancel()
    await clock.advance(0)
    expect([microphone.open, recorder.getState().takes]).toEqual([0, []])
  })

  it('[RC2] ends by itself at the longest length', async () => {
    const { clock, open } = world()
    const recorder = open()
    recorder.record(null)
    await clock.advance(TAKE_MAX_MS - 1)
    expect(recorder.getState().state.status).toBe('recording')
    await clock.advance(1)
    expect(recorder.getState().takes).toHaveLength(1)
  })

  it('[RC3] says what is wrong with the microphone, and records at the next press', async () => {
    const { clock, microphone, open } = world()
    const recorder = open()
    microphone.failure = 'device-busy'
    recorder.record(null)
    await clock.advance(0)
    expect(recorder.getState().state).toMatchObject({ status: 'idle', error: 'device-busy' })
    microphone.failure = null
    recorder.record(null)
    await clock.advance(0)
    expect(recorder.getState().state.status).toBe('recording')
  })

  it('[RC3] keeps what it heard until the microphone was unplugged', async () => {
    const { clock, microphone, open } = world()
    const recorder = open()
    recorder.record(null)
    await clock.advance(0)
    microphone.handlers?.onLost()
    await clock.advance(0)
    expect(recorder.getState()).toMatchObject({ state: { error: 'device-failed' }, takes: [{ durationMs: 2_000 }] })
  })

  it('[RC4] keeps no silence', async () => {
    const { clock, microphone, open } = world()
    microphone.heard = { ...microphone.heard, peak: 0 }
    const recorder = open()
    recorder.record(null)
    await clock.advance(0)
    recorder.stop()
    await clock.advance(0)
    expect(recorder.getState()).toMatchObject({ state: { refusal: 'silent' }, takes: [] })
  })

  const part = (text: string, durationMs: number): Recorded => ({ mp3: new Blob([text]), durationMs, peak: 0.4 })

  it('[RC6] offers what was recorded until the page was reloaded, and makes it a take that stays', async () => {
    const { clock, microphone, open } = world()
    const recorder = open()
    recorder.record(null)
    await clock.advance(0)
    const startedAt = clock.now()
    microphone.handlers?.onPart(part('wo ', 2_000))
    microphone.handlers?.onPart(part('yao he cha', 4_000))
    await clock.advance(5_000)
    const again = open()
    await again.load()
    const [unfinished] = again.getState().unfinished
    expect(unfinished).toMatchObject({ recordedAt: startedAt, durationMs: 4_000 })
    expect(await unfinished?.mp3.text()).toBe('wo yao he cha')
    expect(again.getState().takes).toEqual([])
    again.use(unfinished?.id ?? '')
    await clock.advance(0)
    expect(again.getState()).toMatchObject({ takes: [{ durationMs: 4_000 }], unfinished: [] })
    const third = open()
    await third.load()
    expect(third.getState()).toMatchObject({ takes: [{ durationMs: 4_000 }], unfinished: [] })
  })

  it('[RC6] leaves no parts of a take that ended, was cancelled, was silent or was discarded', async () => {
    const { clock, microphone, open } = world()
    const partsLeft = async () => {
      const again = open()
      await again.load()
      return again.getState().unfinished.length
    }
    const record = async () => {
      const recorder = open()
      recorder.record(null)
      await clock.advance(0)
      microphone.handlers?.onPart(part('wo', 2_000))
      expect(await partsLeft()).toBe(1)
      return recorder
    }
    const ended = await record()
    ended.stop()
    await clock.advance(0)
    expect(await partsLeft()).toBe(0)
    const cancelled = await record()
    cancelled.cancel()
    microphone.handlers?.onPart(part('too late', 4_000))
    expect(await partsLeft()).toBe(0)
    microphone.heard = { ...microphone.heard, peak: 0 }
    const silent = await record()
    silent.stop()
    await clock.advance(0)
    expect(await partsLeft()).toBe(0)
    await record()
    const again = open()
    await again.load()
    again.remove(again.getState().unfinished[0]?.id ?? '')
    expect(again.getState().unfinished).toEqual([])
    expect(await partsLeft()).toBe(0)
  })

  it('[RC5] says which take ends with the page when the device is full', async () => {
    const { clock, open } = world({ store: { ...memoryTakes(), put: async () => false } })
    const recorder = open()
    recorder.record(null)
    await clock.advance(0)
    recorder.stop()
    await clock.advance(0)
    const { takes, unsaved } = recorder.getState()
    expect(unsaved).toEqual([takes[0]?.id])
  })
})

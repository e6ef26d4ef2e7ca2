import type { SoundSource, Take, TakeStore } from '@hwjy/classroom/recorder'

/** A test's window has neither a microphone nor a database: a take lasts until it is stopped or its page is left. */

const takes = new Map<string, readonly Take[]>()

export const createIdbTakeStore = (): TakeStore => ({
  list: async (scope) => takes.get(scope) ?? [],
  put: async (scope, take) => {
    takes.set(scope, [...(takes.get(scope) ?? []), take])
    return true
  },
  putPart: async () => undefined,
  listUnfinished: async () => [],
  remove: async (scope, id) => void takes.set(scope, takes.get(scope)?.filter((take) => take.id !== id) ?? []),
  count: async () => 0,
  clear: async () => takes.clear(),
})

export const prefetchMicrophone = async (): Promise<void> => undefined

export const createMicrophoneSource = (): SoundSource => ({
  open: async () => ({
    stop: async () => ({ mp3: new Blob(['安娜'], { type: 'audio/mpeg' }), durationMs: 3_000, peak: 0.4 }),
    cancel: () => undefined,
  }),
})

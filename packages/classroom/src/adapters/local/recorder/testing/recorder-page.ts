/** The browser's own microphone and storage for `recorder.browser.test.ts`. */
import type { Take, TakePart } from '../../../../ports/take-store.ts'
import { createRecorder } from '../create-recorder.ts'
import { createIdbTakeStore } from '../idb-take-store.ts'
import { createMicrophoneSource, prefetchMicrophone } from '../microphone-source.ts'

const store = createIdbTakeStore('test-takes')
const recorder = createRecorder({ source: createMicrophoneSource(), store, scope: 'anna/hw1' })
let loudest = 0
recorder.subscribe(() => {
  const { state } = recorder.getState()
  if (state.status === 'recording') loudest = Math.max(loudest, state.level)
})

/** A take without its sound, which does not travel. */
interface PlainTake extends Omit<Take, 'mp3'> {
  text: string
}
type PlainPart = Omit<TakePart, 'mp3'> & { text: string }

const plainOf = async (takes: readonly Take[]): Promise<PlainTake[]> =>
  Promise.all(takes.map(async ({ mp3, ...take }) => ({ ...take, text: await mp3.text() })))

const recorderProbe = {
  prefetch: () => prefetchMicrophone(),
  record: () => recorder.record(null),
  stop: () => recorder.stop(),
  load: () => recorder.load(),
  view() {
    const { state, takes } = recorder.getState()
    const plain = takes.map(({ durationMs, mp3 }) => ({ durationMs, sizeBytes: mp3.size, type: mp3.type }))
    return { state, loudest, takes: plain }
  },
  /** Seconds of the first take, as the browser decodes it. */
  async decodedMs() {
    const bytes = await recorder.getState().takes[0]?.mp3.arrayBuffer()
    const { duration } = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes ?? new ArrayBuffer())
    return duration * 1_000
  },
  list: async (scope: string) => plainOf(await store.list(scope)),
  listUnfinished: async (scope: string) => plainOf(await store.listUnfinished(scope)),
  putPart: (scope: string, { text, ...part }: PlainPart) =>
    store.putPart(scope, { ...part, mp3: new Blob([text], { type: 'audio/mpeg' }) }),
  unfinished: async () => (await store.listUnfinished('anna/hw1')).length,
  use() {
    for (const { id } of recorder.getState().unfinished) recorder.use(id)
  },
  put: (scope: string, { text, ...take }: PlainTake) =>
    store.put(scope, { ...take, mp3: new Blob([text], { type: 'audio/mpeg' }) }),
  remove: (scope: string, id: string) => store.remove(scope, id),
  count: (prefix: string) => store.count(prefix),
  clear: (prefix: string) => store.clear(prefix),
}
declare global {
  interface Window {
    recorderProbe: typeof recorderProbe
  }
}
window.recorderProbe = recorderProbe

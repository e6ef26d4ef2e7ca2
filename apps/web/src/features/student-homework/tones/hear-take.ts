import { type HeardSyllable, SAMPLE_RATE } from '@hwjy/classroom/tones'
import type { ToneRequest, ToneResponse } from './tone-worker.ts'

let worker: Worker | null = null
let lastId = 0

/**
 * Hears the tones of a recording on this device.
 * @param count syllables that were to be read
 * @returns null where the recording is too short or too quiet for them
 * @throws {Error} where this browser cannot read the sound
 */
export async function hearTake(sound: Blob, count: number): Promise<readonly HeardSyllable[] | null> {
  // A context decodes in its own rate, whatever the recording has.
  const decoded = await new OfflineAudioContext(1, 1, SAMPLE_RATE).decodeAudioData(await sound.arrayBuffer())
  const samples = decoded.getChannelData(0)
  worker ??= new Worker(new URL('./tone-worker.ts', import.meta.url), { type: 'module', name: 'tones' })
  const made = worker
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const end = () => {
      made.removeEventListener('message', onMessage)
      made.removeEventListener('error', onError)
    }
    const onMessage = ({ data }: MessageEvent<ToneResponse>) => {
      if (data.id !== id) return
      end()
      resolve(data.syllables)
    }
    const onError = () => {
      end()
      worker = null
      reject(new Error('no worker'))
    }
    made.addEventListener('message', onMessage)
    made.addEventListener('error', onError)
    made.postMessage({ id, samples, count } satisfies ToneRequest)
  })
}

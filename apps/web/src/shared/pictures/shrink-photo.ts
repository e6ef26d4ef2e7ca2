import type { PhotoRequest, PhotoResponse } from './photo-worker.ts'
import { LONG_SIDE_PX } from './shrunk-size.ts'

let worker: Worker | null = null
let lastId = 0

/** Fetches the code, so that it is here when the line is not. */
export function readyToShrink(): Worker {
  if (worker) return worker
  const made = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module', name: 'photo' })
  // One whose code did not come answers nothing; the next photo tries again.
  made.addEventListener('error', () => {
    if (worker === made) worker = null
  })
  worker = made
  return made
}

/**
 * Makes a photo small, as JPEG, in a worker: the page goes on.
 * @param quarterTurns clockwise
 * @throws {Error} where it is no picture that this browser opens
 */
export function shrinkPhoto(file: Blob, quarterTurns = 0): Promise<Blob> {
  const made = readyToShrink()
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const end = () => {
      made.removeEventListener('message', onMessage)
      made.removeEventListener('error', onError)
    }
    const onMessage = ({ data }: MessageEvent<PhotoResponse>) => {
      if (data.id !== id) return
      end()
      if (data.blob) resolve(data.blob)
      else reject(new Error('not a picture'))
    }
    const onError = () => {
      end()
      worker = null
      reject(new Error('no worker'))
    }
    made.addEventListener('message', onMessage)
    made.addEventListener('error', onError)
    made.postMessage({ id, file, longSide: LONG_SIDE_PX, quarterTurns } satisfies PhotoRequest)
  })
}

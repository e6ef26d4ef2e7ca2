/** Encodes a take while it is spoken. */
import { createEncoder } from 'wasm-media-encoders'
import { createMp3Take } from './mp3-take.ts'
import type { EncoderReply, EncoderRequest } from './mp3-messages.ts'

// The few names of a worker's global that are used here; the package is typed for pages.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<EncoderRequest>) => void) | null
  postMessage(message: EncoderReply): void
}

// The page sends the port first; what comes through it waits in the port until the encoder is there.
scope.onmessage = async ({ data: { port, sampleRate, encoderUrl } }) => {
  try {
    const take = createMp3Take(await createEncoder('audio/mpeg', encoderUrl), sampleRate)
    port.onmessage = ({ data }: MessageEvent<Float32Array | 'end'>) => {
      if (data === 'end') return scope.postMessage({ type: 'done', ...take.end() })
      const part = take.add(data)
      if (part) scope.postMessage({ type: 'part', ...part })
    }
    scope.postMessage({ type: 'ready' })
  } catch {
    scope.postMessage({ type: 'not-loaded' })
  }
}

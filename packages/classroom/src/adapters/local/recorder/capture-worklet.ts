/** Runs in the audio thread: hands samples to the encoder, without the page in between, and says how loud it is. */

/** The few names of an AudioWorklet's global that are used here; TypeScript has no library for it. */
declare const registerProcessor: (name: string, processor: new () => Processor) => void
declare const sampleRate: number
declare const AudioWorkletProcessor: new () => { readonly port: MessagePort }
interface Processor {
  process(inputs: Float32Array[][]): boolean
}

/** 85 ms at 48 kHz: few enough messages, and little to lose. */
const BATCH_SAMPLES = 4_096
const LEVELS_A_SECOND = 12

class Capture extends AudioWorkletProcessor implements Processor {
  // Set by the page, as soon as the encoder is ready.
  private encoder: MessagePort | null = null
  private batch = new Float32Array(BATCH_SAMPLES)
  private filled = 0
  private loudest = 0
  private sinceLevel = 0

  constructor() {
    super()
    this.port.onmessage = ({ data }: MessageEvent<MessagePort | 'end'>) => {
      if (data !== 'end') {
        this.encoder = data
        return
      }
      this.hand(this.batch.slice(0, this.filled))
      this.encoder?.postMessage('end')
      this.encoder = null
    }
  }

  process([input]: Float32Array[][]): boolean {
    const samples = input?.[0]
    if (samples && this.encoder) this.take(samples)
    return true
  }

  private take(samples: Float32Array) {
    for (const sample of samples) {
      this.loudest = Math.max(this.loudest, Math.abs(sample))
      this.batch[this.filled++] = sample
      if (this.filled === BATCH_SAMPLES) {
        this.hand(this.batch)
        this.batch = new Float32Array(BATCH_SAMPLES)
        this.filled = 0
      }
    }
    this.sinceLevel += samples.length
    if (this.sinceLevel < sampleRate / LEVELS_A_SECOND) return
    this.port.postMessage(this.loudest)
    this.loudest = 0
    this.sinceLevel = 0
  }

  private hand(samples: Float32Array) {
    this.encoder?.postMessage(samples, [samples.buffer])
  }
}

registerProcessor('hwjy-capture', Capture)

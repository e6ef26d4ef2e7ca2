/// <reference types="vite/client" />
import { RecorderError, type RecorderErrorCode } from '../../../core/recorder/recorder-state.ts'
import { RtcError, type RtcErrorCode } from '../../../ports/rtc-engine.ts'
import type { OpenRecording, Recorded, SoundHandlers, SoundSource } from '../../../ports/sound-source.ts'
import { openTrack } from '../rtc/devices/devices.ts'
import { createDeferred } from '../rtc/deferred.ts'
import { toVolume } from '../rtc/devices/volume.ts'
import workletUrl from './capture-worklet.ts?worker&url'
import encoderUrl from 'wasm-media-encoders/wasm/mp3?url&no-inline'
import type { EncoderReply, EncoderRequest } from './mp3-messages.ts'
// The address of the built worker comes from the build.
// oxlint-disable-next-line import/default
import workerUrl from './mp3-worker.ts?worker&url'

const CODES: Partial<Record<RtcErrorCode, RecorderErrorCode>> = {
  'permission-denied': 'permission-denied',
  'device-missing': 'no-device',
  'device-busy': 'device-busy',
  'insecure-context': 'no-microphone',
  unsupported: 'no-microphone',
}

const toRecorderError = (cause: unknown): RecorderError => {
  if (cause instanceof RecorderError) return cause
  const code = cause instanceof RtcError ? CODES[cause.code] : undefined
  return new RecorderError(code ?? 'device-failed', { cause })
}

/**
 * Fetches what a recording needs beside its page, some 140 kB, so that one can begin when the connection is lost: the
 * browser keeps these files.
 * @throws {RecorderError} `not-loaded`: one of them did not come
 */
export async function prefetchMicrophone(): Promise<void> {
  await Promise.all([workerUrl, workletUrl, encoderUrl].map(fetchFile))
}

async function fetchFile(url: string): Promise<void> {
  try {
    const response = await fetch(url, { priority: 'low' })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    await response.arrayBuffer()
  } catch (cause) {
    throw new RecorderError('not-loaded', { cause })
  }
}

/**
 * The microphone: samples go from the audio thread to the encoder's worker, past the page. Both, and the encoder's
 * WebAssembly, are fetched when the first recording begins, unless `prefetchMicrophone` did.
 */
export function createMicrophoneSource(): SoundSource {
  return {
    async open(deviceId, handlers) {
      const resources: (() => void)[] = []
      const release = () => {
        for (const stop of resources.splice(0).reverse()) stop()
      }
      try {
        return await openRecording(deviceId, handlers, resources, release)
      } catch (cause) {
        release()
        throw toRecorderError(cause)
      }
    },
  }
}

async function openRecording(
  deviceId: string | null,
  { onLevel, onPart, onLost }: SoundHandlers,
  resources: (() => void)[],
  release: () => void,
): Promise<OpenRecording> {
  const worker = new Worker(workerUrl, { type: 'module', name: 'mp3' })
  resources.push(() => worker.terminate())
  const track = await openTrack('mic', deviceId === null ? {} : { deviceId })
  resources.push(() => track.stop())
  const context = new AudioContext()
  resources.push(() => void context.close())
  await context.resume()
  await context.audioWorklet.addModule(workletUrl).catch((cause: unknown) => {
    throw new RecorderError('not-loaded', { cause })
  })
  const node = new AudioWorkletNode(context, 'hwjy-capture', { channelCount: 1, channelCountMode: 'explicit' })
  const { port1, port2 } = new MessageChannel()
  const encoder = listen(worker, onPart)
  const request: EncoderRequest = { port: port2, sampleRate: context.sampleRate, encoderUrl }
  worker.postMessage(request, [port2])
  await encoder.ready
  node.port.onmessage = ({ data }: MessageEvent<number>) => onLevel(toVolume(data))
  node.port.postMessage(port1, [port1])
  track.addEventListener('ended', onLost)
  resources.push(() => track.removeEventListener('ended', onLost))
  // It makes no sound; browsers run what leads to the speakers.
  context
    .createMediaStreamSource(new MediaStream([track]))
    .connect(node)
    .connect(context.destination)
  return {
    async stop() {
      node.port.postMessage('end')
      try {
        return await encoder.done
      } finally {
        release()
      }
    },
    cancel: release,
  }
}

/** What the worker says, as promises. A worker whose script does not arrive says nothing but `error`. */
function listen(worker: Worker, onPart: SoundHandlers['onPart']): { ready: Promise<void>; done: Promise<Recorded> } {
  const ready = createDeferred<void>()
  const done = createDeferred<Recorded>()
  const fail = () => {
    const error = new RecorderError('not-loaded')
    ready.reject(error)
    done.reject(error)
  }
  // Only one of the two is waited for at a time.
  done.promise.catch(() => undefined)
  worker.addEventListener('error', fail)
  worker.addEventListener('message', ({ data }: MessageEvent<EncoderReply>) => {
    if (data.type === 'ready') ready.resolve()
    else if (data.type === 'done') done.resolve(data)
    else if (data.type === 'part') onPart(data)
    else fail()
  })
  return { ready: ready.promise, done: done.promise }
}

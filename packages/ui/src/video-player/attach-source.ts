export interface AttachedSource {
  detach: () => void
}

/** HTTP Live Streaming: a list of segments instead of one file. */
export const isStream = (src: string) => /\.m3u8($|[?#])/i.test(src)

export interface SourceOptions {
  /** The time to begin at, in seconds: after a failure, where it was. */
  startAt: number
  /** The stream cannot be played on; plain files say so by the element's own `error`. */
  onBroken: () => void
}

/**
 * Gives a video its source. Streams are played by hls.js, which is fetched only then, and by the browser itself where
 * that cannot run: browsers that play streams of their own accord give up the whole of it at the first lost segment.
 */
export function attachSource(
  video: HTMLVideoElement,
  src: string,
  { startAt, onBroken }: SourceOptions,
): AttachedSource {
  const end = new AbortController()
  function playByBrowser() {
    const start = () => {
      video.currentTime = startAt
    }
    if (startAt > 0) video.addEventListener('loadedmetadata', start, { once: true, signal: end.signal })
    video.src = src
  }
  let release = () => {
    video.removeAttribute('src')
    video.load()
  }
  if (!isStream(src)) playByBrowser()
  else {
    import('hls.js').then(({ default: Hls }) => {
      if (end.signal.aborted) return
      if (!Hls.isSupported()) return playByBrowser()
      const { default: loading } = Hls.DefaultConfig.fragLoadPolicy
      const hls = new Hls({
        // Its worker is made from text, which a strict Content-Security-Policy does not allow.
        enableWorker: false,
        startPosition: startAt > 0 ? startAt : -1,
        // Seven seconds; of its own it would try for half a minute before a word is said.
        fragLoadPolicy: {
          default: { ...loading, errorRetry: { maxNumRetry: 3, retryDelayMs: 1_000, maxRetryDelayMs: 4_000 } },
        },
      })
      hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
        if (fatal) whenNothingIsLeft(video, onBroken, end.signal)
      })
      hls.loadSource(src)
      hls.attachMedia(video)
      release = () => hls.destroy()
    }, onBroken)
  }
  return {
    detach: () => {
      end.abort()
      release()
    },
  }
}

/** Lets the user watch what was loaded, and reports the failure only after that. */
function whenNothingIsLeft(video: HTMLVideoElement, tell: () => void, signal: AbortSignal) {
  const isInside = () => {
    const { buffered, currentTime } = video
    const ranges = Array.from({ length: buffered.length }, (_, index) => [buffered.start(index), buffered.end(index)])
    return ranges.some(([start = 0, stop = 0]) => start <= currentTime && currentTime < stop - 0.25)
  }
  if (!isInside()) return tell()
  const check = () => {
    if (!isInside()) tell()
  }
  for (const moment of ['waiting', 'seeking']) video.addEventListener(moment, check, { signal })
}

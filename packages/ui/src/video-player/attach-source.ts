export interface AttachedSource {
  detach: () => void
}

/** HTTP Live Streaming: a list of segments instead of one file. */
export const isStream = (src: string) => /\.m3u8($|[?#])/i.test(src)

/**
 * Gives a video its source. Streams are played by the browser where it can, else by hls.js, which is fetched only then.
 * @param onBroken the stream cannot be played on; plain files say so by the element's own `error`
 */
export function attachSource(video: HTMLVideoElement, src: string, onBroken: () => void): AttachedSource {
  if (!isStream(src) || video.canPlayType('application/vnd.apple.mpegurl') !== '') {
    video.src = src
    return {
      detach: () => {
        video.removeAttribute('src')
        video.load()
      },
    }
  }
  let isDetached = false
  let release = () => {}
  import('hls.js').then(({ default: Hls }) => {
    if (isDetached) return
    if (!Hls.isSupported()) return onBroken()
    // Its worker is made from text, which a strict Content-Security-Policy does not allow.
    const hls = new Hls({ enableWorker: false })
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
      if (fatal) onBroken()
    })
    hls.loadSource(src)
    hls.attachMedia(video)
    release = () => hls.destroy()
  }, onBroken)
  return {
    detach: () => {
      isDetached = true
      release()
    },
  }
}

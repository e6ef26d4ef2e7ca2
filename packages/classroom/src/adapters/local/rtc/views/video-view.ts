export interface VideoView {
  setTrack(track: MediaStreamTrack | null): void
  remove(): void
}

export interface VideoViewOptions {
  element: HTMLElement
  fit: 'cover' | 'contain'
  /** People know themselves from the mirror; the text of a shared screen must not be turned round. */
  isMirrored: boolean
  onFirstFrame?(): void
}

/** The picture fills `element`. Sound never comes from here, so browsers let it play without a gesture. */
export function createVideoView({ element, fit, isMirrored, onFirstFrame }: VideoViewOptions): VideoView {
  const video = element.ownerDocument.createElement('video')
  video.muted = true
  video.autoplay = true
  video.playsInline = true
  video.disablePictureInPicture = true
  video.tabIndex = -1
  Object.assign(video.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: fit,
    transform: isMirrored ? 'scaleX(-1)' : '',
  })
  element.append(video)
  let shown: MediaStreamTrack | null = null

  return {
    setTrack(track) {
      if (track === shown) return
      shown = track
      video.srcObject = track && new MediaStream([track])
      if (!track) return
      const announce = () => {
        if (shown === track) onFirstFrame?.()
      }
      if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(announce)
      else (video as HTMLVideoElement).addEventListener('loadeddata', announce, { once: true })
      // Interrupted by the next track, or by a browser that saves power; `autoplay` tries again.
      void video.play().catch(() => undefined)
    },
    remove() {
      shown = null
      video.srcObject = null
      video.remove()
    },
  }
}

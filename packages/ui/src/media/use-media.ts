import { useEffect, useEffectEvent, useState } from 'react'
import { type MediaState, mediaState } from './media-state.ts'

const silent: MediaState = {
  status: 'paused',
  problem: null,
  time: 0,
  duration: 0,
  volume: 1,
  isMuted: false,
  speed: 1,
}

const changes = [
  'play',
  'playing',
  'pause',
  'waiting',
  'ended',
  'timeupdate',
  'seeking',
  'seeked',
  'durationchange',
  'loadedmetadata',
  'emptied',
  'volumechange',
  'ratechange',
  'error',
]

/**
 * An audio or video element, what it does now, and what can be asked of it. Attach `ref` to the element.
 * @param onFailed the source could not be loaded, or not further
 */
export function useMedia<Element extends HTMLMediaElement>(onFailed?: (() => void) | undefined) {
  const [element, ref] = useState<Element | null>(null)
  const [state, setState] = useState(silent)

  useEffect(() => {
    if (!element) return
    const read = () => setState(mediaState(element))
    read()
    for (const change of changes) element.addEventListener(change, read)
    return () => {
      for (const change of changes) element.removeEventListener(change, read)
    }
  }, [element])

  const tellFailed = useEffectEvent(() => onFailed?.())
  useEffect(() => {
    if (!element) return
    const tell = () => tellFailed()
    element.addEventListener('error', tell)
    return () => element.removeEventListener('error', tell)
  }, [element])

  return { element, ref, state, actions: element && mediaActions(element) }
}

export type MediaActions = ReturnType<typeof mediaActions>

function mediaActions(media: HTMLMediaElement) {
  const seek = (time: number) => {
    media.currentTime = Math.max(0, Math.min(Number.isFinite(media.duration) ? media.duration : time, time))
  }
  return {
    // A refused start (no gesture yet, or the source failed) shows as paused or failed; nothing else is to be done.
    toggle: () => (media.paused || media.ended ? void media.play().catch(() => {}) : media.pause()),
    seek,
    skip: (seconds: number) => seek(media.currentTime + seconds),
    /** What the element has by now: two quick presses come before the next drawing. */
    speedNow: () => media.playbackRate,
    setSpeed: (speed: number) => {
      media.playbackRate = speed
      // Also after the source was fetched again.
      media.defaultPlaybackRate = speed
    },
    setVolume: (volume: number) => {
      media.volume = volume
      media.muted = false
    },
    toggleMuted: () => {
      media.muted = !media.muted
    },
    // Fetches the source again after a failure, and goes on where it was.
    retry: () => {
      const { currentTime } = media
      media.addEventListener('loadedmetadata', () => seek(currentTime), { once: true })
      media.load()
    },
  }
}

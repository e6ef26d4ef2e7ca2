import { afterEach, beforeEach, vi } from 'vitest'

/** Lets every audio and video element of a test play: its clock is moved by hand. */
export function withFakeMedia() {
  beforeEach(() => {
    let isPaused = true
    vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => isPaused)
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
    vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(120)
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
      isPaused = false
      this.dispatchEvent(new Event('play'))
    })
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
      isPaused = true
      this.dispatchEvent(new Event('pause'))
    })
  })
  afterEach(() => vi.restoreAllMocks())
}

export function fail(media: HTMLMediaElement, code: number) {
  vi.spyOn(media, 'error', 'get').mockReturnValue({ code } as MediaError)
  media.dispatchEvent(new Event('error'))
}

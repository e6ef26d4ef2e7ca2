export type MediaProblem = 'network' | 'broken' | 'unsupported'

export interface MediaState {
  /** `waiting`: it should play, but data is missing. */
  status: 'paused' | 'playing' | 'waiting' | 'failed'
  problem: MediaProblem | null
  time: number
  /** Seconds, as `time` is; 0 while it is not known. */
  duration: number
  /** 0–1. */
  volume: number
  isMuted: boolean
  /** 1 is as it was recorded. */
  speed: number
}

export type MediaReading = Pick<
  HTMLMediaElement,
  'paused' | 'ended' | 'readyState' | 'currentTime' | 'duration' | 'volume' | 'muted' | 'playbackRate'
> & { error: Pick<MediaError, 'code'> | null }

/** https://html.spec.whatwg.org/multipage/media.html#error-codes */
const problems: Readonly<Record<number, MediaProblem>> = { 2: 'network', 3: 'broken', 4: 'unsupported' }

/** HTMLMediaElement.HAVE_FUTURE_DATA: enough to go on playing. */
const haveFutureData = 3

export function mediaState(media: MediaReading): MediaState {
  const problem = media.error ? (problems[media.error.code] ?? 'network') : null
  return {
    status: problem ? 'failed' : movement(media),
    problem,
    time: media.currentTime,
    duration: Number.isFinite(media.duration) ? media.duration : 0,
    volume: media.volume,
    isMuted: media.muted || media.volume === 0,
    speed: media.playbackRate,
  }
}

function movement({ paused, ended, readyState }: MediaReading) {
  if (paused || ended) return 'paused'
  return readyState < haveFutureData ? 'waiting' : 'playing'
}

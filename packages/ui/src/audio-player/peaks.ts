/** The loudest moment of each of `count` equal stretches, 0–1, the loudest of all being 1. */
export function peaksOf(samples: Float32Array, count: number): number[] {
  const length = samples.length / count
  const peaks = Array.from({ length: count }, (_, bar) => {
    let peak = 0
    for (let index = Math.floor(bar * length); index < Math.floor((bar + 1) * length); index++)
      peak = Math.max(peak, Math.abs(samples[index] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks)
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest)
}

/** Larger files take too much memory once they are unpacked: an hour of speech is some 600 MB. */
const maxBytes = 8 * 1024 * 1024

/** Null for what is too long or cannot be read: the waveform is decoration. */
export async function loadPeaks(src: string, count: number, signal: AbortSignal): Promise<number[] | null> {
  try {
    const response = await fetch(src, { signal })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > maxBytes) return null
    const sound = await new OfflineAudioContext(1, 1, 8_000).decodeAudioData(await response.arrayBuffer())
    return peaksOf(sound.getChannelData(0), count)
  } catch {
    return null
  }
}

/** The loudest moment of each of `count` equal stretches, 0–1, the loudest of all being 1. */
export function waveOf(samples: Float32Array, count: number): number[] {
  const length = samples.length / count
  const wave = Array.from({ length: count }, (_, bar) => {
    let peak = 0
    for (let at = Math.floor(bar * length); at < Math.floor((bar + 1) * length); at++)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...wave)
  return loudest === 0 ? wave : wave.map((peak) => peak / loudest)
}

/** Null for what cannot be read: the waveform is decoration, the slider below it seeks. */
export async function loadWave(src: string, count: number, signal: AbortSignal): Promise<number[] | null> {
  try {
    const response = await fetch(src, { signal })
    if (!response.ok) return null
    const sound = await new OfflineAudioContext(1, 1, 8_000).decodeAudioData(await response.arrayBuffer())
    return waveOf(sound.getChannelData(0), count)
  } catch {
    return null
  }
}

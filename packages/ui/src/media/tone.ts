/** Address of a WAV with a swelling tone of so many seconds: something to hear in the catalogue without a file. */
export const tone = (seconds: number): string => URL.createObjectURL(toneFile(seconds))

export function toneFile(seconds: number): Blob {
  const rate = 8_000
  const count = seconds * rate
  const bytes = new DataView(new ArrayBuffer(44 + count))
  const write = (at: number, text: string) =>
    [...text].forEach((letter, i) => bytes.setUint8(at + i, letter.charCodeAt(0)))
  // http://soundfile.sapp.org/doc/WaveFormat/: 8 bit, mono
  write(0, 'RIFF')
  bytes.setUint32(4, 36 + count, true)
  write(8, 'WAVEfmt ')
  bytes.setUint32(16, 16, true)
  bytes.setUint16(20, 1, true)
  bytes.setUint16(22, 1, true)
  bytes.setUint32(24, rate, true)
  bytes.setUint32(28, rate, true)
  bytes.setUint16(32, 1, true)
  bytes.setUint16(34, 8, true)
  write(36, 'data')
  bytes.setUint32(40, count, true)
  for (let index = 0; index < count; index++) {
    const swell = Math.abs(Math.sin((index / count) * Math.PI * 7)) * (0.3 + 0.7 * Math.sin((index / count) * Math.PI))
    bytes.setUint8(44 + index, 128 + 90 * swell * Math.sin((index / rate) * 2 * Math.PI * 330))
  }
  return new Blob([bytes], { type: 'audio/wav' })
}

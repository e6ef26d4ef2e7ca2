import { expect, it } from 'vitest'
import { mp3Of } from '../../test/support/sample-files.ts'
import { measureMp3 } from './measure-mp3.ts'

const measure = (...parts: BlobPart[]) => measureMp3(new Blob(parts))
const ascii = (text: string) => new TextEncoder().encode(text)
/** A tag of so many bytes that the file begins with. */
const id3 = (bytes: number) =>
  new Uint8Array([...ascii('ID3'), 4, 0, 0, 0, 0, bytes >> 7, bytes & 0x7f, ...Array<number>(bytes).fill(0xff)])

it.each([
  ['64 kbit/s, mono', { kbps: 64, sampleRate: 44_100, isMono: true }],
  ['128 kbit/s, 48 kHz', { kbps: 128, sampleRate: 48_000, isMono: false }],
  ['speech at 24 kHz, MPEG-2', { kbps: 48, sampleRate: 24_000, isMono: true }],
])('measures an mp3 of %s', async (_, kind) => {
  expect(await measure(mp3Of(12, kind))).toBeCloseTo(12, 1)
})

it('does not count tags, nor the table of contents in the first frame', async () => {
  const whole = await measure(mp3Of(3))
  expect(await measure(id3(1_000), mp3Of(3), ascii(`TAG${' '.repeat(125)}`))).toBe(whole)
  const withTable = mp3Of(3)
  withTable.set(ascii('Info'), 4 + 17)
  expect(await measure(withTable)).toBeCloseTo(whole - 1_152 / 44_100, 6)
})

it('goes on after damage, and does not count a frame that was cut', async () => {
  const whole = await measure(mp3Of(3))
  expect(await measure(mp3Of(3), new Uint8Array(500), mp3Of(3))).toBeCloseTo(2 * whole, 6)
  expect(await measure(mp3Of(3).slice(0, -10))).toBeCloseTo(whole - 1_152 / 44_100, 6)
})

it('finds no sound in a table of contents alone', async () => {
  const table = mp3Of(0.02)
  table.set(ascii('Xing'), 4 + 17)
  expect(await measure(table)).toBe(0)
})

it.each([
  ['nothing', new Uint8Array()],
  ['a tag alone', id3(100)],
  ['words', ascii('这不是声音'.repeat(1_000))],
  ['the beginning of a frame, by chance', new Uint8Array([0xff, 0xfb, 0x90, 0xc4, ...Array<number>(2_000).fill(7)])],
  ['what looks like beginnings only', new Uint8Array(200_000).fill(0xff)],
])('says that it is no mp3: %s', async (_, content) => {
  await expect(measure(content)).rejects.toMatchObject({ name: 'InspectionError', code: 'broken' })
})

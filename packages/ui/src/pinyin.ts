/** Pinyin without a screen: for servers and benches. Screens take `HanziText`, which fetches this when it is wanted. */
export { allReadingsOf } from './pinyin/all-readings-of.ts'
export { type CharacterReading, withReadings } from './pinyin/with-readings.ts'
export { toneMarked } from './ruby/pinyin-tone.ts'
export { type KnownWord, pinyinOf, type PinyinRun, readingChoicesOf, readingsOf } from './pinyin/pinyin-of.ts'

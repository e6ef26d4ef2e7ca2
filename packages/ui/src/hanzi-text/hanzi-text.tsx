import { clsx } from 'clsx'
import { useMemo } from 'react'
import type { KnownWord } from '../pinyin/pinyin-of.ts'
import { type CharacterReading, withReadings } from '../pinyin/with-readings.ts'
import { Ruby, type RubyProps } from '../ruby/ruby.tsx'
import { withPinyin } from './hanzi-text.css.ts'
import { usePinyinReading } from './pinyin-provider.tsx'
import { usePinyin } from './use-pinyin.ts'

export interface HanziTextProps extends Pick<RubyProps, 'size' | 'className'> {
  text: string
  /** The default is the switch of the `PinyinProvider` around it. */
  pinyin?: boolean | undefined
  /** Words whose reading is settled: those of a chapter, names. Keep the array between renderings. */
  words?: readonly KnownWord[] | undefined
  /** Places of this text whose reading somebody corrected; they win over everything else. */
  readings?: readonly CharacterReading[] | undefined
}

const noWords: readonly KnownWord[] = []
const noReadings: readonly CharacterReading[] = []

/**
 * A text with hanzi, with pinyin over its words where it is switched on. Until the dictionary is here, and where it does
 * not come, the text stands alone. Only the text is copied and read aloud.
 */
export function HanziText({ text, pinyin, words = noWords, readings = noReadings, size, className }: HanziTextProps) {
  const { isPinyinShown, hasToneColors } = usePinyinReading()
  const pinyinOf = usePinyin(pinyin ?? isPinyinShown)
  const pairs = useMemo(
    () => (pinyinOf ? withReadings(pinyinOf(text, words), readings) : [{ text }]),
    [pinyinOf, text, words, readings],
  )
  return (
    <Ruby pairs={pairs} size={size} hasToneColors={hasToneColors} className={clsx(pinyinOf && withPinyin, className)} />
  )
}

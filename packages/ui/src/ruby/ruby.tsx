import { clsx } from 'clsx'
import { toneMarked, toneOf } from './pinyin-tone.ts'
import * as css from './ruby.css.ts'

export interface RubyPair {
  /** One or more characters; also what has no pinyin, such as `，` or `iPhone`. */
  text: string
  /** Their pinyin, with marks (`nǐ hǎo`) or numbers (`ni3 hao3`). */
  pinyin?: string | undefined
}

export interface RubyProps {
  pairs: readonly RubyPair[]
  /** Hidden pinyin keeps its place, so that the lines do not jump. */
  isPinyinShown?: boolean | undefined
  /** `lg` and `xl` are for characters to be learnt, in a brush-like face where the system has one. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** Colours the pinyin by its tone; the mark stays, so colour is never alone. */
  hasToneColors?: boolean | undefined
  className?: string | undefined
}

/** Characters with pinyin over them. Only the characters are copied, and only they are read aloud. */
export function Ruby({ pairs, isPinyinShown = true, size, hasToneColors = false, className }: RubyProps) {
  return (
    <span
      lang="zh-Hans"
      className={clsx(css.line({ size }), className)}
      data-pinyin={isPinyinShown ? 'shown' : 'hidden'}
    >
      {pairs.map(({ text, pinyin }, index) =>
        pinyin === undefined || pinyin === '' ? (
          text
        ) : (
          // A line of text does not change its order.
          <ruby key={index}>
            {text}
            <rt aria-hidden lang="zh-Latn-pinyin" className={css.pinyin}>
              {hasToneColors ? <Syllables pinyin={pinyin} /> : toneMarked(pinyin)}
            </rt>
          </ruby>
        ),
      )}
    </span>
  )
}

const Syllables = ({ pinyin }: { pinyin: string }) =>
  toneMarked(pinyin)
    .split(/(?<= )/)
    .map((syllable, index) => (
      <span key={index} className={css.tone[toneOf(syllable)]}>
        {syllable}
      </span>
    ))

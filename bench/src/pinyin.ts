/** Measures how many syllables have the right pinyin, ours beside the library that ours stands on. */
import { pinyinOf, readingsOf } from '@hwjy/ui/pinyin'
import { readFile } from 'node:fs/promises'
import { pinyin as libraryPinyin } from 'pinyin-pro'
import { type Bench, median, ms, type Row, times } from './row.ts'

interface Sentence {
  text: string
  /** The readings that are right for each hanzi, as `hang2`; `r` is 儿 at the end of a syllable. */
  right: readonly (readonly string[])[]
}
interface Shares {
  syllables: number
  sentences: number
}
type Reader = (text: string) => readonly string[]

const GOAL = 0.99
const halves = { tuned: 'tuned half', 'held-out': 'held-out half' } as const

export const run: Bench = async function* () {
  for (const [file, name] of Object.entries(halves)) {
    const sentences = await readSentences(file)
    const [ours, library] = [sharesOf(sentences, readOurs), sharesOf(sentences, readLibrary)]
    const count = sentences.reduce((sum, { right }) => sum + right.length, 0)
    yield {
      what: `${name}: syllables right, of ${count}`,
      ours: exact(ours.syllables),
      rival: exact(library.syllables),
      ratio: ours.syllables === 1 ? '' : `${times(1 - library.syllables, 1 - ours.syllables)} fewer errors`,
      goal: `≥ ${exact(GOAL)}`,
    }
    yield {
      what: `${name}: sentences without an error, of ${sentences.length}`,
      ours: exact(ours.sentences),
      rival: exact(library.sentences),
      ratio: '',
      goal: '',
    }
  }
  yield timeOfText()
}

async function readSentences(file: string): Promise<Sentence[]> {
  const text = await readFile(new URL(`../../packages/ui/test/pinyin/${file}.tsv`, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [sentence = '', pinyin = ''] = line.split('\t')
      return { text: sentence, right: pinyin.split(' ').map((syllable) => syllable.split('/')) }
    })
}

function sharesOf(sentences: readonly Sentence[], read: Reader): Shares {
  const results = sentences.flatMap(({ text, right }) => {
    const got = read(text)
    return [right.map((allowed, place) => allowed.includes(got[place] ?? ''))]
  })
  const all = results.flat()
  return {
    syllables: all.filter(Boolean).length / all.length,
    sentences: results.filter((result) => result.every(Boolean)).length / results.length,
  }
}

const readOurs: Reader = (text) =>
  readingsOf(text).flatMap((reading) => (reading === null ? [] : reading === 'r' ? ['r'] : [numbered(reading)]))

/** 儿 at the end of a syllable counts as right for the library, which writes it as a syllable of its own. */
const readLibrary: Reader = (text) =>
  libraryPinyin(text, { type: 'all' })
    .filter(({ isZh }) => isZh)
    .map(({ origin, result }) => (origin === '儿' && numbered(result) === 'er5' ? 'r' : numbered(result)))

/** `háng` → `hang2`, `lǜ` → `lv4`. */
function numbered(syllable: string): string {
  const letters = syllable.normalize('NFD')
  const tone = ['\u0304', '\u0301', '\u030C', '\u0300'].findIndex((mark) => letters.includes(mark)) + 1
  const plain = letters.replaceAll(/[\u0304\u0301\u030C\u0300]/g, '').replaceAll('u\u0308', 'v')
  return `${plain}${tone === 0 ? 5 : tone}`
}

function timeOfText(): Row {
  const text = '我们得还他的书，孩子们高兴地跳起来了。'.repeat(26).slice(0, 500)
  const taken = Array.from({ length: 9 }, () => {
    const startedAt = performance.now()
    pinyinOf(text)
    return performance.now() - startedAt
  })
  return { what: '500 characters, median of 9', ours: ms(median(taken)), rival: '', ratio: '', goal: '≤ 100 ms' }
}

/** Two digits: a tenth of a percent is what the rules are about. */
const exact = (share: number) => `${(share * 100).toFixed(2)} %`

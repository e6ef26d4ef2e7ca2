import { BLANK } from '@hwjy/classroom/core'
import type { Question } from '@hwjy/sdk'
import { typedWriting } from '../../../shared/questions/typed-draft.ts'
import { writeReadings } from './written-readings.ts'

const KEYS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** The columns that `readCsv` reads. */
export const csvColumns = [
  'type',
  'title',
  'passage',
  ...KEYS,
  'answer',
  'analysis',
  'difficulty',
  'pinyin',
  'answerBy',
] as const

export const csvRow = (question: Question): string[] => [
  question.type,
  typedWriting(question).title,
  question.passage,
  ...KEYS.map((key) => question.options.find((option) => option.key === key)?.title ?? ''),
  answerOf(question),
  question.analysis,
  question.difficulty,
  writeReadings(question.ruby, textsOf(question)),
  question.typed?.answerBy === 'pinyin' ? 'pinyin' : '',
]

const textsOf = ({ title, passage, options }: Question) => ({
  title,
  passage,
  ...Object.fromEntries(options.map((option) => [option.key, option.title])),
})

function answerOf(question: Question): string {
  const { type, answerModes, correctKeys } = question
  if (type === 'subjective') return answerModes.join(' ')
  return type === 'dictation' ? typedWriting(question).said : correctKeys.join('')
}

const escaped = (text: string) => text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/**
 * Writes a question in Moodle's text format; what it has no word for becomes a written answer. Its pinyin and the answers
 * of several blanks are comments, which Moodle leaves out and `readGift` reads.
 */
export function giftOf(question: Question): string {
  const { title, passage, ruby, typed } = question
  const behindTitle = [...title].length + 1
  const texts = { ...textsOf(question), title: `${title}\n${passage}` }
  const readings = ruby.map((reading) =>
    reading.field === 'passage'
      ? { ...reading, field: 'title' as const, from: reading.from + behindTitle, to: reading.to + behindTitle }
      : reading,
  )
  const comments = [
    ...(ruby.length > 0 ? [`// pinyin: ${writeReadings(readings, texts)}\n`] : []),
    ...(typed?.answerBy === 'pinyin' ? ['// answerBy: pinyin\n'] : []),
    ...(typed && typed.accepted.length > 1 ? [`// fillIn: ${escaped(typedWriting(question).title)}\n`] : []),
  ]
  return comments.join('') + giftWithoutPinyin(question)
}

function giftWithoutPinyin({ type, title, passage, options, correctKeys, analysis, typed }: Question): string {
  const stem = escaped(passage === '' ? title : `${title}\n${passage}`)
  const feedback = analysis === '' ? '' : `\n####${escaped(analysis)}\n`
  // Moodle knows one blank in a sentence, or an answer behind the question.
  if (typed?.accepted.length === 1) {
    const words = typed.accepted[0]?.map((word) => `=${escaped(word)}`).join(' ') ?? ''
    const [before = '', after = ''] = title.split(BLANK)
    return `${escaped(before)}{${words}${feedback}}${escaped(after)}`
  }
  if (options.length === 0) return `${stem} {${feedback}}`
  const weight = Math.round(100_000 / Math.max(1, correctKeys.length)) / 1_000
  const answers = options.map(({ key, title: text }) => {
    const isRight = correctKeys.includes(key)
    if (type === 'singleChoice') return `${isRight ? '=' : '~'}${escaped(text)}`
    return `~%${isRight ? weight : -100}%${escaped(text)}`
  })
  return `${stem} {\n${answers.join('\n')}${feedback === '' ? '\n' : feedback}}`
}

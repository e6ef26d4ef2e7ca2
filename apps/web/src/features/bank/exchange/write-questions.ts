import type { Question } from '@hwjy/sdk'

const KEYS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** The columns that `readCsv` reads. */
export const csvColumns = ['type', 'title', 'passage', ...KEYS, 'answer', 'analysis', 'difficulty'] as const

export const csvRow = (question: Question): string[] => [
  question.type,
  question.title,
  question.passage,
  ...KEYS.map((key) => question.options.find((option) => option.key === key)?.title ?? ''),
  question.type === 'subjective' ? question.answerModes.join(' ') : question.correctKeys.join(''),
  question.analysis,
  question.difficulty,
]

const escaped = (text: string) => text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

/** Writes a question in Moodle's text format; what it has no word for becomes a written answer. */
export function giftOf({ type, title, passage, options, correctKeys, analysis }: Question): string {
  const stem = escaped(passage === '' ? title : `${title}\n${passage}`)
  const feedback = analysis === '' ? '' : `\n####${escaped(analysis)}\n`
  if (type === 'readAloud' || type === 'subjective') return `${stem} {${feedback}}`
  const weight = Math.round(100_000 / Math.max(1, correctKeys.length)) / 1_000
  const answers = options.map(({ key, title: text }) => {
    const isRight = correctKeys.includes(key)
    if (type === 'singleChoice') return `${isRight ? '=' : '~'}${escaped(text)}`
    return `~%${isRight ? weight : -100}%${escaped(text)}`
  })
  return `${stem} {\n${answers.join('\n')}${feedback === '' ? '\n' : feedback}}`
}

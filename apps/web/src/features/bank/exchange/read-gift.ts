import { type GIFTQuestion, parse } from 'gift-pegjs'
import { notRead, type RawQuestion, type ReadLine, toLine } from './read-line.ts'
import { readReadings } from './read-readings.ts'

/** Reads Moodle's text format. Questions are separated by empty lines, and one that is broken stops no other. */
export function readGift(text: string): ReadLine[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const read: ReadLine[] = []
  let start = 0
  for (let place = 0; place <= lines.length; place++) {
    if (place < lines.length && lines[place]?.trim() !== '') continue
    const all = lines.slice(start, place)
    const block = all.filter((line) => !/^\s*(?:\/\/|\$CATEGORY:)/.test(line))
    const first = lines.findIndex((line, index) => index >= start && block.includes(line))
    if (block.some((line) => line.trim() !== '')) read.push(...readBlock(first + 1, block.join('\n'), notesOf(all)))
    start = place + 1
  }
  return read
}

type Pinyin = Pick<RawQuestion, 'answerBy' | 'readings'>
interface Notes {
  pinyin: Pinyin
  /** A sentence of several blanks with its answers; empty for other questions. */
  sentence: string
}

/** Our own export notes these in comments. */
function notesOf(lines: readonly string[]): Notes {
  const comment = (name: string) => {
    const start = `// ${name}: `
    return lines.find((line) => line.startsWith(start))?.slice(start.length) ?? ''
  }
  return {
    pinyin: {
      readings: readReadings(comment('pinyin')),
      answerBy: comment('answerBy').trim() === 'pinyin' ? 'pinyin' : 'ime',
    },
    sentence: comment('fillIn')
      .replaceAll(String.raw`\n`, '\n')
      .replaceAll(/\\([~=#{}:\\])/g, '$1'),
  }
}

function readBlock(line: number, block: string, notes: Notes): ReadLine[] {
  try {
    return parse(block).flatMap((question) => readOne(line, question, notes))
  } catch {
    return [notRead(line, block)]
  }
}

function readOne(line: number, question: GIFTQuestion, { pinyin, sentence: noted }: Notes): ReadLine[] {
  if (question.type === 'Description' || question.type === 'Category') return []
  const title = plain(question.stem)
  const analysis = question.globalFeedback ? plain(question.globalFeedback) : ''
  switch (question.type) {
    case 'MC': {
      const options = question.choices.map(({ isCorrect, weight, text }) => ({
        title: plain(text),
        isRight: isCorrect || (weight ?? 0) > 0,
      }))
      const several = options.filter(({ isRight }) => isRight).length > 1
      return [toLine(line, { type: several ? 'multipleChoice' : 'singleChoice', title, options, analysis, ...pinyin })]
    }
    case 'TF': {
      const options = [
        { title: '对', isRight: question.isTrue },
        { title: '错', isRight: !question.isTrue },
      ]
      return [toLine(line, { type: 'singleChoice', title, options, analysis, ...pinyin })]
    }
    case 'Short': {
      const words = question.choices.filter(({ isCorrect }) => isCorrect).map(({ text }) => plain(text))
      const blank = `{${words.join(' / ')}}`
      // The parser marks the place of the answer, where it stands in the sentence.
      const sentence = /_{5} ?/.test(title) ? title.replace(/ ?_{5} ?/, blank) : `${title} ${blank}`
      return [toLine(line, { type: 'fillIn', title: sentence, analysis, ...pinyin })]
    }
    case 'Essay':
      if (noted !== '') return [toLine(line, { type: 'fillIn', title: noted, analysis, ...pinyin })]
      return [toLine(line, { type: 'subjective', title, analysis, answerModes: ['text'], ...pinyin })]
    default:
      return [notRead(line, title, 'unsupported')]
  }
}

/** The words of a text; marks of HTML are taken out by a parser that runs nothing. */
function plain({ format, text }: { format: string; text: string }): string {
  if (format !== 'html') return text.trim()
  return new DOMParser().parseFromString(text, 'text/html').body.textContent.trim()
}

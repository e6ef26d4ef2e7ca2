import { typedQuestion } from '@hwjy/classroom/core'
import { notRead, type RawQuestion, type ReadLine, toLine } from './read-line.ts'

const NUMBER = /^\s*\d{1,3}\s*[.、．)）]\s*/
const RIGHT = /^[*＊✓√]\s*/
const ALOUD = /^(?:朗读|读一读|read aloud|音読)\s*[:：]\s*/i
const SAID = /^(?:听写|dictation|書き取り)\s*[:：]\s*/i
const ANSWER = /(?:答案|answer|正解) ?[:：] ?([A-F][A-F、, ]{0,20})$/i
/** The letter of an option, behind a space: `A. 茶`, `B、水`. */
const LETTER = /(?:^|\s)([A-F])\s*[.、．:：)）]\s*/g

/**
 * Reads one question from each line: `题目 | 选项 | *正确选项`, with tabs as a table gives them, `题目 A. 选项 B. 选项 答案：B`,
 * `朗读：文字`, `听写：文字`, a sentence with `{the missing words}`, or only what is asked.
 */
export function readPlain(text: string): ReadLine[] {
  return text.split(/\r?\n/).flatMap((line, index) => (line.trim() === '' ? [] : [readOne(index + 1, line)]))
}

function readOne(no: number, line: string): ReadLine {
  const text = line.replace(NUMBER, '').trim()
  const cells = text
    .split(/[\t|｜]/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
  const lettered = cells.length === 1 ? letteredOptions(text) : null
  const raw = lettered ?? (cells.length > 1 ? fromCells(cells) : fromSentence(text))
  return raw ? toLine(no, raw) : notRead(no, line)
}

function fromCells([title = '', ...cells]: readonly string[]): RawQuestion {
  const answer = ANSWER.exec(cells.at(-1) ?? '')
  const options = (answer ? cells.slice(0, -1) : cells).map((cell, place) => ({
    title: cell.replace(RIGHT, '').replace(/^[A-F]\s*[.、．:：)）]\s*/, ''),
    isRight: answer ? (answer[1] ?? '').toUpperCase().includes('ABCDEF'.charAt(place)) : RIGHT.test(cell),
  }))
  return choice(title, options)
}

function letteredOptions(text: string): RawQuestion | null {
  const answer = ANSWER.exec(text)
  const body = answer ? text.slice(0, answer.index) : text
  const places = [...body.matchAll(LETTER)]
  if (places.length < 2 || places[0]?.[1] !== 'A') return null
  const options = places.map((found, place) => ({
    title: body.slice(found.index + found[0].length, places[place + 1]?.index ?? body.length),
    isRight: (answer?.[1] ?? '').toUpperCase().includes(found[1] ?? ''),
  }))
  return choice(body.slice(0, places[0].index), options)
}

const choice = (title: string, options: readonly { title: string; isRight: boolean }[]): RawQuestion => ({
  type: options.filter(({ isRight }) => isRight).length > 1 ? 'multipleChoice' : 'singleChoice',
  title,
  options,
})

function fromSentence(text: string): RawQuestion {
  if (SAID.test(text)) return { type: 'dictation', title: '', said: text.replace(SAID, '') }
  if (typedQuestion('fillIn', 'ime', text) !== 'no-blank') return { type: 'fillIn', title: text }
  if (!ALOUD.test(text)) return { type: 'subjective', title: text, answerModes: ['text'] }
  const passage = text.replace(ALOUD, '')
  return { type: 'readAloud', title: '请大声朗读。', passage }
}

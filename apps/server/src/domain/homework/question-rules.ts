import type { AnswerMode, ChoiceOption, QuestionRuby, QuestionType } from './question.ts'
import type { FieldIssue } from '../field-issue.ts'

const OPTION_KEYS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

export const isChoice = (type: QuestionType) => type === 'singleChoice' || type === 'multipleChoice'

interface QuestionDraft {
  type: QuestionType
  passage: string
  options: readonly ChoiceOption[]
  correctKeys: readonly string[]
  /** Lists the ways to answer a subjective question; other types decide them by themselves. */
  writtenModes: readonly ('text' | 'photo')[]
}

export function answerModesOf(type: QuestionType, writtenModes: readonly ('text' | 'photo')[]): AnswerMode[] {
  if (isChoice(type)) return ['choice']
  return type === 'readAloud' ? ['audio'] : [...writtenModes]
}

/** Lists the issues that keep a question from being saved; lengths are the contract's. */
export function questionIssues(draft: QuestionDraft): FieldIssue[] {
  const { type, passage, options, correctKeys, writtenModes } = draft
  if (isChoice(type)) return choiceIssues(draft)
  const issues: FieldIssue[] = []
  if (options.length > 0) issues.push(issue('options', 'not_a_choice', 'Only choice questions have options'))
  if (correctKeys.length > 0) issues.push(issue('correctKeys', 'not_a_choice', 'Only choice questions have them'))
  if (type === 'readAloud' && passage.trim() === '')
    issues.push(issue('passage', 'nothing_to_read', 'Something must be there to read aloud'))
  if (type === 'subjective' && writtenModes.length === 0)
    issues.push(issue('answerModes', 'no_answer_mode', 'Text, photo or both'))
  return issues
}

/** Says whether two questions ask the same, word for word, however many spaces there are. */
export function sameWords(one: Wording, other: Wording): boolean {
  return wordsOf(one) === wordsOf(other)
}

type Wording = Pick<QuestionDraft, 'type' | 'passage' | 'options'> & { title: string }

const wordsOf = ({ type, title, passage, options }: Wording) =>
  [type, title, passage, ...options.map((option) => option.title)].map((text) => text.replaceAll(/\s+/g, '')).join('\n')

/** A syllable of Latin letters with its mark; a long word has some of them, and an apostrophe between two. */
const PINYIN = /^[\p{Script=Latin}\p{M}'’]{1,12}( [\p{Script=Latin}\p{M}'’]{1,12})*$/u

/** Lists readings that belong to no characters of the question, lie over each other, or are no pinyin. */
export function rubyIssues(
  ruby: readonly QuestionRuby[],
  { title, passage, options }: { title: string; passage: string; options: readonly ChoiceOption[] },
): FieldIssue[] {
  const texts = new Map<string, string>([
    ['title', title],
    ['passage', passage],
    ...options.map((option) => [option.key, option.title] as const),
  ])
  return ruby.flatMap(({ field, from, to, pinyin }, place) => {
    const length = [...(texts.get(field) ?? '')].length
    if (from >= to || to > length) return [issue(`ruby.${place}`, 'out_of_text', 'No characters are there')]
    const isCrossed = ruby.some(
      (other, index) => index < place && other.field === field && from < other.to && other.from < to,
    )
    if (isCrossed) return [issue(`ruby.${place}`, 'crossed', 'Another reading has these characters')]
    return PINYIN.test(pinyin) ? [] : [issue(`ruby.${place}.pinyin`, 'no_pinyin', 'Syllables, a space between them')]
  })
}

function choiceIssues({ type, options, correctKeys }: QuestionDraft): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (options.length === 0) issues.push(issue('options', 'no_options', 'At least one option'))
  for (const [index, { key }] of options.entries()) {
    if (key !== OPTION_KEYS[index])
      issues.push(issue(`options.${index}.key`, 'out_of_order', 'Keys go from A without gaps'))
  }
  if (correctKeys.length === 0) issues.push(issue('correctKeys', 'no_answer', 'The right answer is missing'))
  if (type === 'singleChoice' && correctKeys.length > 1)
    issues.push(issue('correctKeys', 'several_answers', 'A single choice has exactly one right answer'))
  const keys = new Set(options.map(({ key }) => key))
  if (correctKeys.some((key) => !keys.has(key)))
    issues.push(issue('correctKeys', 'unknown_option', 'The right answer is no option'))
  return issues
}

const issue = (path: string, code: string, message: string): FieldIssue => ({ path, code, message })

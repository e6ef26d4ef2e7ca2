import { sha256Hex } from '../../auth/tokens.ts'
import type { QuestionDraft, Questions } from '../../db/homework/questions.ts'
import {
  answerModesOf,
  questionIssues,
  rubyIssues,
  sameWords,
  storedKey,
} from '../../domain/homework/question-rules.ts'
import type { Call, ResponseOf } from '../../http/call.ts'

type Lines = Call<'saveQuestions'>
type Line = Lines['input']['questions'][number]
type Receipt = ResponseOf<'saveQuestions'>['lines'][number]

/**
 * Saves the questions of an import and says of each what became of it. Their ids follow from the command, so what comes
 * again after a break is found and not saved twice.
 */
export async function saveQuestionLines(
  questions: Questions,
  { input, actor, school, now }: Lines,
): Promise<ResponseOf<'saveQuestions'>> {
  const { commandId, questions: lines, keepsSameWording = false } = input
  const ids = await Promise.all(lines.map((_, place) => idOf(actor.userId, commandId, place)))
  const titles = [...new Set(lines.map(({ title }) => title))]
  const known = keepsSameWording ? [] : await questions.ofTitles(titles, actor.userId)
  const missingOf = missingPlaces(questions, school)
  const added: QuestionDraft[] = []
  const receipts: Receipt[] = []
  for (const [place, line] of lines.entries()) {
    const draft = draftOf(line, ids[place] ?? '', actor.userId)
    const issues = [
      ...questionIssues({ ...draft, writtenModes: line.answerModes ?? [] }),
      ...rubyIssues(draft.ruby, draft),
      ...(await missingOf(draft)).map((path) => ({ path, code: 'unknown', message: 'There is no such entry.' })),
    ]
    const twin = keepsSameWording ? undefined : [...known, ...added].find((other) => sameWords(other, draft))
    if (issues.length > 0) receipts.push({ state: 'refused', questionId: null, issues })
    else if (twin && twin.id !== draft.id) receipts.push({ state: 'sameWording', questionId: twin.id, issues: [] })
    else {
      added.push(draft)
      receipts.push({ state: 'saved', questionId: draft.id, issues: [] })
    }
  }
  await questions.addMissing(added, now)
  return { lines: receipts }
}

/** Asks once for each place: the lines of one import mostly have the same. */
function missingPlaces(questions: Questions, school: string) {
  const asked = new Map<string, ReturnType<Questions['missingPlaces']>>()
  return ({ subjectId, gradeId, chapterId }: Pick<QuestionDraft, 'subjectId' | 'gradeId' | 'chapterId'>) => {
    const key = JSON.stringify([subjectId, gradeId, chapterId])
    const found = asked.get(key) ?? questions.missingPlaces(school, { subjectId, gradeId, chapterId })
    asked.set(key, found)
    return found
  }
}

const idOf = async (userId: string, commandId: string, place: number) =>
  `qst_${(await sha256Hex(`${userId}\n${commandId}\n${place}`)).slice(0, 32)}`

function draftOf(line: Line, id: string, authorId: string): QuestionDraft {
  const {
    type,
    title,
    passage = '',
    options = [],
    correctKeys = [],
    analysis = '',
    difficulty,
    isShared = false,
  } = line
  const { subjectId = null, gradeId = null, chapterId = null, answerModes = [], ruby = [], typed = null } = line
  return {
    id,
    authorId,
    type,
    title,
    passage,
    options,
    correctKeys,
    analysis,
    difficulty,
    isShared,
    attachments: [],
    answerModes: answerModesOf(type, answerModes),
    ruby,
    typed: storedKey(typed),
    subjectId,
    gradeId,
    chapterId,
  }
}

import type {
  AnswerMarkDraftInput,
  AnswerPaper,
  AnswerPaperMarksRequest,
  Annotation,
  Attachment,
  MarkingDraft,
  MarkingDraftRequest,
  WorkAsRead,
  WorkQuestion,
} from '@hwjy/sdk'
import { isChoice } from '../../shared/questions/question-rules.ts'

/** Describes what a teacher has said to one answer so far. */
export interface MarkValues {
  no: number
  /** Null: not marked yet, a suggestion may stand in its place. */
  score: number | null
  comment: string
  /** Spoken remarks that the server has. */
  audio: Attachment[]
  /** Photos with the pen on them, drawn when the work was marked before. */
  pictures: Attachment[]
  annotations: Annotation[]
  /** Quarter turns, clockwise, by the photo's id. */
  turns: Record<string, number>
}

export interface MarkingValues {
  comment: string
  audio: Attachment[]
  pictures: Attachment[]
  list: MarkValues[]
  /** The work as it was when these marks were begun. */
  basedOn: WorkAsRead | null
}

export const workAsRead = ({ answerPaper }: Pick<AnswerPaper, 'answerPaper'>): WorkAsRead | null =>
  answerPaper && {
    gradedAt: answerPaper.gradedAt,
    handInCount: answerPaper.handInCount,
    ...(answerPaper.returnedAt !== null && { returnedAt: answerPaper.returnedAt }),
  }

export const isSameWork = (one: WorkAsRead | null, other: WorkAsRead | null): boolean =>
  one?.gradedAt === other?.gradedAt &&
  one?.handInCount === other?.handInCount &&
  (one?.returnedAt ?? null) === (other?.returnedAt ?? null)

/** The points that a choice comes with: those of its key, unless a teacher gave others; null where a person has to mark. */
const choiceScoreOf = ({ type, suggestedScore }: WorkQuestion): number | null =>
  isChoice(type) ? suggestedScore : null

/** Says if a score is what the key of a choice gives without a teacher: all points or none. */
export function isAutomatic(question: WorkQuestion, score: number | null): boolean {
  const { fullScore, mark } = question
  if (score === null || score !== choiceScoreOf(question)) return false
  return mark === null || mark.isCorrect === null || score === (mark.isCorrect ? fullScore : 0)
}

/** Begins with the draft of the server, where it is about these answers; else with the marks of the time before. */
export function beginning(paper: AnswerPaper): MarkingValues {
  const basedOn = workAsRead(paper)
  const draft = paper.draft?.handInCount === basedOn?.handInCount ? paper.draft : null
  const drafted = new Map(draft?.list.map((mark) => [mark.no, mark]))
  return {
    comment: draft?.comment ?? paper.review?.comment ?? '',
    audio: draft?.commentAudio ?? paper.review?.commentAudio ?? [],
    pictures: draft?.commentImages ?? paper.review?.commentImages ?? [],
    list: paper.questions.map((question) => {
      const begun = drafted.get(question.no)
      const said = begun ?? question.mark
      return {
        no: question.no,
        // A choice is scored without a teacher. Other points of the time before come as a suggestion: they count again
        // once they are sent.
        score: begun?.score ?? choiceScoreOf(question),
        comment: said?.comment ?? '',
        audio: said?.commentAudio ?? [],
        pictures: said?.markedImages ?? [],
        annotations: said?.annotations ?? [],
        turns: {},
      }
    }),
    basedOn,
  }
}

const within = (score: number, full: number) => Math.min(full, Math.max(0, score))

/** Describes what is shown in grey: the server's suggestion, or what the pins take from the full mark. */
export function suggestionOf(question: WorkQuestion, { annotations }: Pick<MarkValues, 'annotations'>): number | null {
  const points = annotations.flatMap(({ pins }) => pins.flatMap((pin) => pin.points ?? []))
  if (points.length > 0) {
    return within(
      points.reduce((sum, one) => sum + one, question.fullScore),
      question.fullScore,
    )
  }
  return question.suggestedScore
}

export const markOf = (values: MarkingValues, no: number): MarkValues =>
  values.list.find((mark) => mark.no === no) ?? {
    no,
    score: null,
    comment: '',
    audio: [],
    pictures: [],
    annotations: [],
    turns: {},
  }

export const withMark = (values: MarkingValues, no: number, part: Partial<MarkValues>): MarkingValues => ({
  ...values,
  list: values.list.map((mark) => (mark.no === no ? { ...mark, ...part } : mark)),
})

/** One more spoken remark on an answer. */
export const withRemark = (values: MarkingValues, no: number, remark: Attachment): MarkingValues =>
  withMark(values, no, { audio: [...markOf(values, no).audio, remark] })

/** The mark that would be sent: what was given, else what is suggested. */
export const scoreOf = (question: WorkQuestion, mark: MarkValues): number | null =>
  mark.score ?? suggestionOf(question, mark)

/** Says whether a score is a whole number from 0 to the full mark. */
export const isScoreWithin = (score: number | null, fullScore: number): boolean =>
  score !== null && Number.isInteger(score) && score >= 0 && score <= fullScore

export interface Total {
  /** Sums the marks that are right. */
  points: number
  /** Questions that still need one. */
  unmarked: number[]
  /** Questions whose mark is no whole number from 0 to the full mark. */
  wrong: number[]
}

export function totalOf(questions: readonly WorkQuestion[], values: MarkingValues): Total {
  const total: Total = { points: 0, unmarked: [], wrong: [] }
  for (const question of questions) {
    const score = scoreOf(question, markOf(values, question.no))
    if (score === null) total.unmarked.push(question.no)
    else if (!isScoreWithin(score, question.fullScore)) total.wrong.push(question.no)
    else total.points += score
  }
  return total
}

const idsOf = (attachments: readonly Attachment[]) => attachments.map(({ resourceId }) => resourceId)
const hasInk = ({ ink, pins }: Annotation) => ink !== '' || pins.length > 0

/** Null while a mark is missing. All ids go along each time: what is left out is gone. */
export function marksRequest(paper: AnswerPaper, values: MarkingValues): AnswerPaperMarksRequest | null {
  const list = paper.questions.flatMap((question) => {
    const score = scoreOf(question, markOf(values, question.no))
    return score === null ? [] : [{ no: question.no, score }]
  })
  if (!paper.answerPaper || list.length < paper.questions.length) return null
  return {
    answerPaperId: paper.answerPaper.answerPaperId,
    paper: { comment: values.comment, imageIds: idsOf(values.pictures), audioIds: idsOf(values.audio) },
    list,
    commentList: values.list.map(({ no, comment, audio }) => ({ no, comment, audioIds: idsOf(audio) })),
    imageList: values.list.map(({ no, pictures, annotations }) => ({
      no,
      imageIds: idsOf(pictures),
      annotations: annotations.filter(hasInk),
    })),
    ...(values.basedOn && { basedOn: values.basedOn }),
  }
}

/** Marks that were to be sent, over what the work has now. They are based on what they were based on. */
export function valuesOfRequest(request: AnswerPaperMarksRequest, now: MarkingValues): MarkingValues {
  const partOf = <Part extends { no: number }>(parts: readonly Part[] | undefined, no: number) =>
    parts?.find((part) => part.no === no)
  return {
    ...now,
    comment: request.paper?.comment ?? now.comment,
    list: now.list.map((mark) => ({
      ...mark,
      score: partOf(request.list, mark.no)?.score ?? mark.score,
      comment: partOf(request.commentList, mark.no)?.comment ?? mark.comment,
      annotations: partOf(request.imageList, mark.no)?.annotations ?? mark.annotations,
    })),
    basedOn: request.basedOn ?? now.basedOn,
  }
}

/**
 * All that is marked so far. A score that its question cannot have is left out: the server would refuse the whole draft,
 * and the field says already what is wrong.
 * @param basedOn `savedAt` of the draft that was read last
 */
export const draftRequest = (
  answerPaperId: string,
  questions: readonly WorkQuestion[],
  values: MarkingValues,
  basedOn: string | null,
): MarkingDraftRequest => ({
  answerPaperId,
  comment: values.comment,
  imageIds: idsOf(values.pictures),
  audioIds: idsOf(values.audio),
  list: values.list.map(
    ({ no, score, comment, audio, pictures, annotations }): AnswerMarkDraftInput => ({
      no,
      score: isScoreWithin(score, questions.find((question) => question.no === no)?.fullScore ?? 0) ? score : null,
      comment,
      audioIds: idsOf(audio),
      imageIds: idsOf(pictures),
      annotations: annotations.filter(hasInk),
    }),
  ),
  basedOn,
})

/** The draft as the server has it after it was sent. */
export const draftOf = (values: MarkingValues, savedAt: string, handInCount: number): MarkingDraft => ({
  savedAt,
  handInCount,
  comment: values.comment,
  commentImages: values.pictures,
  commentAudio: values.audio,
  list: values.list.map(({ no, score, comment, audio, pictures, annotations }) => ({
    no,
    score,
    comment,
    commentAudio: audio,
    markedImages: pictures,
    annotations: annotations.filter(hasInk),
  })),
})

const facts = ({ comment, list }: MarkingValues) =>
  JSON.stringify([
    comment,
    list.map(({ no, score, comment: words, audio, annotations }) => {
      const ink = annotations.filter(hasInk).map(({ resourceId, ink: strokes, pins }) => [resourceId, strokes, pins])
      return [no, score, words, idsOf(audio), ink]
    }),
  ])

/** Says whether nothing was marked yet that is not there anyway. */
export const isSaid = (values: MarkingValues, other: MarkingValues) => facts(values) === facts(other)

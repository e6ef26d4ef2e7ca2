import type { FieldIssue } from '../field-issue.ts'

/** The teacher's pen on one picture, as strokes and pins that can still be changed. */
export interface Annotation {
  resourceId: string
  /** Base64. */
  ink: string
  /** Places go from 0 to 1, from the upper left corner of the picture. */
  pins: { x: number; y: number; text: string; points?: number }[]
}

// Strokes of one work; a page full of corrections is some 30 kB.
const INK_MAX_CHARS = 512 * 1024

interface Annotated {
  annotations: readonly Pick<Annotation, 'ink'>[]
}

/** Describes what is wrong with the ink of one work. */
export function inkIssues(marks: readonly Annotated[]): FieldIssue[] {
  const inkChars = marks.flatMap(({ annotations }) => annotations).reduce((sum, { ink }) => sum + ink.length, 0)
  return inkChars > INK_MAX_CHARS
    ? [{ path: 'list', code: 'too_much_ink', message: 'The drawings of a work can’t be larger than 512 kB together.' }]
    : []
}

interface AnnotatedAnswer {
  no: number
  annotations: readonly Pick<Annotation, 'resourceId'>[]
}

/** Given marks are drawn on pictures of the answer, each at most once. */
export function annotationIssues(
  questions: readonly { no: number; answer: { images: readonly { resourceId: string }[] } | null }[],
  marks: readonly AnnotatedAnswer[],
): FieldIssue[] {
  const pictures = new Map(
    questions.map(({ no, answer }) => [no, new Set(answer?.images.map(({ resourceId }) => resourceId))]),
  )
  return marks.flatMap(({ no, annotations }) => {
    const seen = new Set<string>()
    return annotations.flatMap(({ resourceId }, index) => {
      const isKnown = pictures.get(no)?.has(resourceId) === true && !seen.has(resourceId)
      seen.add(resourceId)
      const path = `answers.${no}.annotations.${index}`
      return isKnown
        ? []
        : [{ path, code: 'unknown_picture', message: 'This is no picture of the answer, or it is drawn on twice.' }]
    })
  })
}

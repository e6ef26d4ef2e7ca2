import { Preview } from './preview-page.tsx'

/** The same paper with right answers and why they are right. */
export default function AnswersPage() {
  return <Preview withAnswers />
}

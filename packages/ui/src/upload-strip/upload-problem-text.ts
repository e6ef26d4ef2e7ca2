import type { UiLanguage } from '../ui-text/ui-text.ts'
import { type UploadStripProblem, uploadStripWords } from './upload-strip-words.ts'

/** Says why an upload failed, for a page that waits for its file: with the words that the strip has for it. */
export const uploadProblemText = (problem: UploadStripProblem, language: UiLanguage): string =>
  uploadStripWords[language].problems[problem]

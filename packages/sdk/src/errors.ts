/** Errors and their words, without React and without a client: for servers, mocks and tests too. */
export {
  AccountError,
  ApiError,
  DownloadError,
  HttpError,
  NetworkError,
  type SdkError,
  TimeoutError,
} from './error/api-error.ts'
export { describeError, isSilentError } from './error/describe-error.ts'
export { type ErrorRule, errorRule } from './error/error-rules.ts'
export { errorSentence, errorSentences } from './error/error-sentences.ts'
export type { ErrorCode, ErrorName } from './error/error-code.ts'
/** Every `code` of an answer that is not a success, by name. */
export * as errorCodes from './generated/error-codes.ts'
export { DEFAULT_LANGUAGE, type Language, LANGUAGES, matchLanguage } from './error/language.ts'

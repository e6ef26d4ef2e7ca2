/** Functions, query hooks and types of every call; their review is the diff of `spec/`. */
export * from './generated/hooks.ts'

export { type ApiAnswer, type ApiCall, type ApiClient, REQUEST_TIMEOUT_MS } from './api-client.ts'
export { downloadBlob, type DownloadOptions } from './download.ts'
export type { DataOf } from './envelope.ts'
export {
  AccountError,
  ApiError,
  DEFAULT_LANGUAGE,
  describeError,
  DownloadError,
  type ErrorCode,
  type ErrorName,
  type ErrorRule,
  errorCodes,
  errorRule,
  HttpError,
  isSilentError,
  type Language,
  LANGUAGES,
  matchLanguage,
  NetworkError,
  type SdkError,
  TimeoutError,
} from './errors.ts'
export { readLanguage, saveLanguage } from './language.ts'
export { MONITORING_LIMITS, type Monitoring } from './monitoring.ts'
export { createQueryClient, markStale, shouldRetry } from './query-client.ts'
export type { ItemOf, JoinedPages, Page, PagesOptions, PagesQuery } from './page-options.ts'
export type { ChangeOptions, ReadKey, ReadOptions, ReadQuery } from './query-options.ts'
export type { ClientCredentials } from './request-headers.ts'
export { configureSdk, getSdk, type Sdk, type SdkOptions } from './sdk.ts'
export type { ForcedLogout, Session, SessionState } from './session.ts'
export { enter, type EnterOptions, type HeldBack, loadUserInfo, signIn, type SignInResult, signOut } from './sign-in.ts'
export { browserStorage, type KeyValueStorage, memoryStorage, readJson } from './storage.ts'
export type { Progress, UploadOptions } from './upload.ts'
export { useSession } from './use-session.ts'

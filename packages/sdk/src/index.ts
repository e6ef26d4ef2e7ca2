/** Functions, query hooks and types of every call; their review is the diff of `spec/`. */
export * from './generated/hooks.ts'

export { type ApiAnswer, type ApiCall, type ApiClient, REQUEST_TIMEOUT_MS } from './client/api-client.ts'
export type { CallOptions, ChangeCallOptions } from './client/call-options.ts'
export { downloadBlob, type DownloadOptions } from './client/download.ts'
export type { DataOf } from './client/envelope.ts'
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
export { readLanguage, saveLanguage } from './error/language.ts'
export { MONITORING_LIMITS, type Monitoring } from './monitoring.ts'
export { createQueryClient, markStale, shouldRetry } from './query/query-client.ts'
export type { ItemOf, JoinedPages, Page, PagesOptions, PagesQuery } from './query/page-options.ts'
export type { ChangeOptions, ReadKey, ReadOptions, ReadQuery } from './query/query-options.ts'
export type { ClientCredentials } from './client/request-headers.ts'
export { configureSdk, createSdk, getSdk, type Sdk, type SdkOptions } from './sdk.ts'
export { SdkProvider, useSdk } from './react/sdk-provider.ts'
export type { ForcedLogout, Session, SessionState } from './session/session.ts'
export {
  enter,
  type EnterOptions,
  type HeldBack,
  loadUserInfo,
  signIn,
  type SignInResult,
  signOut,
} from './session/sign-in.ts'
export { browserStorage, type KeyValueStorage, memoryStorage, readJson } from './client/storage.ts'
export type { Progress, UploadOptions } from './client/upload.ts'
export { useSession } from './react/use-session.ts'

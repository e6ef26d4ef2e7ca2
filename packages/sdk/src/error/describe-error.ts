import { formatMessage } from '@hwjy/base'
import { AccountError, ApiError, DownloadError, HttpError, NetworkError, TimeoutError } from './api-error.ts'
import { errorRule } from './error-rules.ts'
import type { Language } from './language.ts'

const SENTENCES = {
  network: {
    'zh-CN': '网络故障，请检查网络连接',
    'en-US': 'Network failure, check the network connection',
    'ja-JP': 'ネットワークに問題があります。接続をご確認ください。',
  },
  timeout: {
    'zh-CN': '系统接口请求超时',
    'en-US': 'System interface request timed out',
    'ja-JP': 'サーバーの応答がありません。もう一度お試しください。',
  },
  http: {
    'zh-CN': '系统接口 {status} 异常',
    'en-US': 'System interface {status} abnormal',
    'ja-JP': 'サーバーでエラーが発生しました（{status}）',
  },
  'user-info-missing': {
    'zh-CN': '验证失败，请重新登录',
    'en-US': 'Verification failed, please log in again',
    'ja-JP': '認証に失敗しました。もう一度ログインしてください。',
  },
  'roles-missing': {
    'zh-CN': '角色信息不能为空',
    'en-US': 'Role information cannot be empty',
    'ja-JP': '役割の情報がありません',
  },
  'invalid-address': {
    'zh-CN': '下载地址无效',
    'en-US': 'Invalid download address',
    'ja-JP': 'ダウンロードのアドレスが正しくありません',
  },
  'download-failed': {
    'zh-CN': '文件下载失败',
    'en-US': 'File download failed',
    'ja-JP': 'ファイルをダウンロードできませんでした',
  },
} as const satisfies Record<string, Record<Language, string>>

/** Gives the sentence for the user. The server already speaks their language; the rest is said here. */
export function describeError(error: unknown, language: Language): string {
  if (error instanceof ApiError) return error.message || `Error-${error.code}`
  if (error instanceof NetworkError) return SENTENCES.network[language]
  if (error instanceof TimeoutError) return SENTENCES.timeout[language]
  if (error instanceof HttpError) return formatMessage(SENTENCES.http[language], { status: error.status }, language)
  if (error instanceof AccountError || error instanceof DownloadError) return SENTENCES[error.code][language]
  return error instanceof Error && error.message ? error.message : 'Error'
}

/** True for the responses about which the product document says that nothing is shown. */
export const isSilentError = (error: unknown): boolean => error instanceof ApiError && errorRule(error.code).isSilent

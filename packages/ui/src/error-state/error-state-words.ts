import type { Words } from '../ui-text/words.ts'

interface ErrorStateText {
  copy: string
  copied: string
}

export const errorStateWords: Words<ErrorStateText> = {
  'en-US': { copy: 'Copy', copied: 'Copied' },
  'zh-CN': { copy: '复制', copied: '已复制' },
  'ja-JP': { copy: 'コピー', copied: 'コピーしました' },
}

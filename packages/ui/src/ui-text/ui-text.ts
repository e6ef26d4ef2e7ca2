import type { Language } from '@hwjy/base'

export type UiLanguage = Language

/** Lists the few texts that components bring along. Everything else comes through their props. */
export interface UiText {
  close: string
  cancel: string
  confirm: string
  loading: string
  showPassword: string
  hidePassword: string
  required: string
  retry: string
  details: string
  notifications: string
  selectOption: string
  /** A menu, a list or a calendar could not be fetched. */
  cannotOpen: string
  stars: (value: number, max: number) => string
  /** Says how many characters are left, for users of screen readers; negative when over the limit. */
  charactersLeft: (count: number) => string
  unread: (count: number) => string
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const uiTexts: Readonly<Record<UiLanguage, UiText>> = {
  'en-US': {
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'OK',
    loading: 'Loading',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    required: 'required',
    retry: 'Try again',
    details: 'Details',
    notifications: 'Notifications',
    selectOption: 'Select…',
    cannotOpen: 'This couldn’t be opened. Check your connection and try again.',
    stars: (value, max) => `${value} of ${plural(max, 'star', 'stars')}`,
    charactersLeft: (count) =>
      count < 0
        ? `${plural(-count, 'character', 'characters')} too many`
        : `${plural(count, 'character', 'characters')} left`,
    unread: (count) => `${count} new`,
  },
  'zh-CN': {
    close: '关闭',
    cancel: '取消',
    confirm: '确定',
    loading: '加载中',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
    required: '必填',
    retry: '重试',
    details: '详情',
    notifications: '通知',
    selectOption: '请选择',
    cannotOpen: '无法打开，请检查网络后重试。',
    stars: (value, max) => `${value} 星（共 ${max} 星）`,
    charactersLeft: (count) => (count < 0 ? `超出 ${-count} 个字` : `还可输入 ${count} 个字`),
    unread: (count) => `${count} 条新消息`,
  },
  'ja-JP': {
    close: '閉じる',
    cancel: 'キャンセル',
    confirm: 'OK',
    loading: '読み込み中',
    showPassword: 'パスワードを表示',
    hidePassword: 'パスワードを隠す',
    required: '必須',
    retry: '再試行',
    details: '詳細',
    notifications: '通知',
    selectOption: '選択してください',
    cannotOpen: '開けませんでした。ネットワークを確認して、もう一度お試しください。',
    stars: (value, max) => `星 ${max} つ中 ${value} つ`,
    charactersLeft: (count) => (count < 0 ? `${-count} 文字超過` : `残り ${count} 文字`),
    unread: (count) => `新着 ${count} 件`,
  },
}

import type { Words } from '../ui-text/words.ts'

interface DraftNoticeWords {
  restored: (time: string) => string
  saved: (time: string) => string
  discard: string
  discarded: string
  undo: string
  elsewhere: string
  editHere: string
  full: string
  blocked: string
  tooLarge: string
}

export const draftNoticeWords: Words<DraftNoticeWords> = {
  'en-US': {
    restored: (time) => `Draft of ${time}`,
    saved: (time) => `Draft saved ${time}`,
    discard: 'Discard',
    discarded: 'Draft discarded',
    undo: 'Undo',
    elsewhere: 'Open in another tab',
    editHere: 'Edit here',
    full: 'This device is full, so your draft isn’t saved. Submit it before you leave this page.',
    blocked: 'This browser doesn’t save drafts. Submit it before you leave this page.',
    tooLarge: 'This draft is too large to save. Submit it before you leave this page.',
  },
  'zh-CN': {
    restored: (time) => `${time} 的草稿`,
    saved: (time) => `草稿已于 ${time} 保存`,
    discard: '放弃草稿',
    discarded: '草稿已放弃',
    undo: '撤销',
    elsewhere: '已在另一个标签页中打开',
    editHere: '在此编辑',
    full: '设备存储空间不足，草稿未保存。离开此页前请先提交。',
    blocked: '此浏览器不保存草稿。离开此页前请先提交。',
    tooLarge: '草稿过大，无法保存。离开此页前请先提交。',
  },
  'ja-JP': {
    restored: (time) => `${time} の下書き`,
    saved: (time) => `下書きを ${time} に保存しました`,
    discard: '破棄',
    discarded: '下書きを破棄しました',
    undo: '元に戻す',
    elsewhere: '別のタブで開いています',
    editHere: 'ここで編集',
    full: '端末の空き容量が足りず、下書きを保存できません。このページを離れる前に送信してください。',
    blocked: 'このブラウザでは下書きが保存されません。このページを離れる前に送信してください。',
    tooLarge: '下書きが大きすぎて保存できません。このページを離れる前に送信してください。',
  },
}

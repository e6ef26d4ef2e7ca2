import type { Words } from '../ui-text/words.ts'

export const comboboxWords: Words<{
  clear: string
  showOptions: string
  noMatches: string
  optionsFound: (count: number) => string
}> = {
  'en-US': {
    clear: 'Clear',
    showOptions: 'Show the list',
    noMatches: 'Nothing found. Try other words.',
    optionsFound: (count) => (count === 1 ? '1 result' : `${count} results`),
  },
  'zh-CN': {
    clear: '清除',
    showOptions: '展开列表',
    noMatches: '没有找到，换个词试试。',
    optionsFound: (count) => `共 ${count} 项`,
  },
  'ja-JP': {
    clear: 'クリア',
    showOptions: '一覧を開く',
    noMatches: '見つかりません。別の言葉でお試しください。',
    optionsFound: (count) => `${count}件`,
  },
}

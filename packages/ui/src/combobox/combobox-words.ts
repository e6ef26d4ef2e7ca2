import type { Words } from '../ui-text/words.ts'

export const comboboxWords: Words<{
  clear: string
  showOptions: string
  noMatches: string
  optionsFound: (count: number) => string
}> = {
  'en-US': {
    clear: 'Clear',
    showOptions: 'Show options',
    noMatches: 'No results. Try another search.',
    optionsFound: (count) => (count === 1 ? '1 result' : `${count} results`),
  },
  'zh-CN': {
    clear: '清除',
    showOptions: '展开选项',
    noMatches: '没有找到结果，换个词试试。',
    optionsFound: (count) => `共 ${count} 项结果`,
  },
  'ja-JP': {
    clear: 'クリア',
    showOptions: '選択肢を表示',
    noMatches: '見つかりませんでした。別の言葉でお試しください。',
    optionsFound: (count) => `${count} 件`,
  },
}

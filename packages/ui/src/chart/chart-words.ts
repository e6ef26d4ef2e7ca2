import type { Words } from '../ui-text/words.ts'

export const chartWords: Words<{ view: string; chart: string; table: string }> = {
  'en-US': { view: 'Show as', chart: 'Chart', table: 'Table' },
  'zh-CN': { view: '显示方式', chart: '图表', table: '表格' },
  'ja-JP': { view: '表示方法', chart: 'グラフ', table: '表' },
}

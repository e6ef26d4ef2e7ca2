import type { Words } from '../ui-text/words.ts'

interface TableText {
  selectAll: string
  selectRow: (name: string) => string
  /** Stands where the count will, while nothing is selected. */
  noneSelected: string
  selected: (count: number) => string
  sortBy: string
  unsorted: string
  ascending: (column: string) => string
  descending: (column: string) => string
}

export const tableWords: Words<TableText> = {
  'en-US': {
    selectAll: 'Select all',
    selectRow: (name) => `Select ${name}`,
    noneSelected: 'Select rows to change several at once',
    selected: (count) => `${count} selected`,
    sortBy: 'Sort by',
    unsorted: 'Default order',
    ascending: (column) => `${column}, ascending`,
    descending: (column) => `${column}, descending`,
  },
  'zh-CN': {
    selectAll: '全选',
    selectRow: (name) => `选择 ${name}`,
    noneSelected: '勾选后可批量操作',
    selected: (count) => `已选 ${count} 项`,
    sortBy: '排序',
    unsorted: '默认顺序',
    ascending: (column) => `${column}，升序`,
    descending: (column) => `${column}，降序`,
  },
  'ja-JP': {
    selectAll: 'すべて選択',
    selectRow: (name) => `${name}を選択`,
    noneSelected: '選択すると、まとめて操作できます',
    selected: (count) => `${count} 件を選択中`,
    sortBy: '並べ替え',
    unsorted: '既定の順序',
    ascending: (column) => `${column}（昇順）`,
    descending: (column) => `${column}（降順）`,
  },
}

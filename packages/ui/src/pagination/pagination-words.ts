import type { Words } from '../ui-text/words.ts'

interface PaginationText {
  pages: string
  first: string
  previous: string
  next: string
  last: string
  page: (page: number) => string
  /** Is the short form for narrow screens. */
  pageOf: (page: number, pageCount: number) => string
  rows: (first: number, last: number, total: number) => string
  noRows: string
  pageSize: string
  perPage: (pageSize: number) => string
}

/** Writes 4,000 as all three languages do. */
const grouped = (count: number) => count.toLocaleString('en-US')

export const paginationWords: Words<PaginationText> = {
  'en-US': {
    pages: 'Pages',
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    last: 'Last page',
    page: (page) => `Page ${page}`,
    pageOf: (page, pageCount) => `Page ${page} of ${pageCount}`,
    rows: (first, last, total) => `${grouped(first)}–${grouped(last)} of ${grouped(total)}`,
    noRows: 'No items',
    pageSize: 'Rows per page',
    perPage: (pageSize) => `${pageSize} per page`,
  },
  'zh-CN': {
    pages: '分页',
    first: '第一页',
    previous: '上一页',
    next: '下一页',
    last: '最后一页',
    page: (page) => `第 ${page} 页`,
    pageOf: (page, pageCount) => `第 ${page} 页，共 ${pageCount} 页`,
    rows: (first, last, total) => `第 ${grouped(first)}–${grouped(last)} 条，共 ${grouped(total)} 条`,
    noRows: '暂无内容',
    pageSize: '每页条数',
    perPage: (pageSize) => `每页 ${pageSize} 条`,
  },
  'ja-JP': {
    pages: 'ページ送り',
    first: '最初のページ',
    previous: '前のページ',
    next: '次のページ',
    last: '最後のページ',
    page: (page) => `${page} ページ目`,
    pageOf: (page, pageCount) => `${pageCount} ページ中 ${page} ページ目`,
    rows: (first, last, total) => `${grouped(total)} 件中 ${grouped(first)}〜${grouped(last)} 件`,
    noRows: '項目はありません',
    pageSize: '1 ページの件数',
    perPage: (pageSize) => `${pageSize} 件ずつ表示`,
  },
}

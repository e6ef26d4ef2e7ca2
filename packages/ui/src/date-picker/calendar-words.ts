import type { Words } from '../ui-text/words.ts'

export const calendarWords: Words<{
  previousMonth: string
  nextMonth: string
  month: string
  year: string
  today: string
}> = {
  'en-US': { previousMonth: 'Previous month', nextMonth: 'Next month', month: 'Month', year: 'Year', today: 'Today' },
  'zh-CN': { previousMonth: '上个月', nextMonth: '下个月', month: '月份', year: '年份', today: '今天' },
  'ja-JP': { previousMonth: '前の月', nextMonth: '次の月', month: '月', year: '年', today: '今日' },
}

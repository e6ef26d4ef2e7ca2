import type { Words } from '../ui-text/words.ts'

export const phoneWords: Words<{ callingCode: string; search: string }> = {
  'en-US': { callingCode: 'Country or region code', search: 'Search country, region, or code' },
  'zh-CN': { callingCode: '国家或地区代码', search: '搜索国家、地区或代码' },
  'ja-JP': { callingCode: '国・地域コード', search: '国・地域名またはコードを検索' },
}

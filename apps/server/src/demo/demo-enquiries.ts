/** What visitors have asked the demo school. */
import type { schema } from '../db/database.ts'
import { DAY_MS, HOUR_MS } from '../domain/durations.ts'

type EnquiryRow = typeof schema.enquiry.$inferInsert

const ENQUIRIES = [
  {
    state: 'new',
    wish: 'trial',
    courseId: 'crs_festivals',
    name: '佐藤 恵',
    contact: 'megumi.sato@example.com',
    childName: '佐藤 陽',
    childAge: 8,
    text: '日曜の午前中に体験できるクラスはありますか。\n中国語は初めてです。',
    language: 'ja-JP',
    timeZone: 'Asia/Tokyo',
    hoursAgo: 3,
  },
  {
    state: 'new',
    wish: 'place',
    courseId: 'crs_business',
    name: 'Marta Ferreira',
    contact: '+351 912 345 678',
    childName: null,
    childAge: null,
    text: 'I start a job in Shenzhen in March. Is this course right after HSK 3?',
    language: 'en-US',
    timeZone: 'Europe/Lisbon',
    hoursAgo: 26,
  },
  {
    state: 'answered',
    wish: 'trial',
    courseId: null,
    name: '陈立',
    contact: 'WeChat: chenli_oslo',
    childName: '陈小雨',
    childAge: 6,
    text: '孩子会听不会说，想先试一节课。',
    language: 'zh-CN',
    timeZone: 'Europe/Oslo',
    hoursAgo: 72,
  },
] as const

export const demoEnquiries = (now: number): EnquiryRow[] =>
  ENQUIRIES.map(({ hoursAgo, state, ...asked }, i) => ({
    id: `enq_demo_${i + 1}`,
    schoolId: 'sch_demo',
    state,
    ...asked,
    consentVersion: '2026-11',
    note: state === 'answered' ? '已发微信，等家长选时间。' : '',
    createdAt: now - hoursAgo * HOUR_MS,
    updatedAt: now - (state === 'answered' ? 2 * DAY_MS : hoursAgo * HOUR_MS),
  }))

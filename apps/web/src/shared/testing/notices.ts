import type { Notice } from '@hwjy/sdk'

/** An announcement of 李老师 to one class, as the teacher reads it. */
export const noticeOfLi: Notice = {
  noticeId: 'ntc_1',
  classId: 'cls_1',
  className: '周末小班 A',
  courseName: 'HSK 1',
  title: '明天停课',
  content: '改到周日上午。',
  isTop: false,
  author: { userId: 'usr_li', name: '李静', avatar: null },
  publishedAt: '2026-11-20T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
  readCount: 0,
  audienceCount: 3,
  isRead: null,
}

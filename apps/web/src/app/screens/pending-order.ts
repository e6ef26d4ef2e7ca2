import type { Order } from '@hwjy/sdk'

/** This order waits for its payment, for half an hour in all. */
export const pendingOrder: Order = {
  orderId: 'ord_1',
  courseId: 'crs_2',
  courseName: '商务汉语',
  coverUrl: null,
  classId: 'cls_2',
  className: '周三晚班',
  teacher: { userId: 'usr_li', name: '李静', avatar: null },
  status: 'pending',
  amountMinor: 19_900,
  currency: 'CNY',
  createdAt: new Date(Date.now() - 60_000).toISOString(),
  expiresAt: new Date(Date.now() + 29 * 60_000).toISOString(),
  paidAt: null,
  closedAt: null,
  secondsLeft: 1_740,
  isPaidOnline: true,
  contractId: null,
  contractStatus: null,
}

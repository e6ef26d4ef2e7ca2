import type { CallSamples } from './call-sample.ts'

const report = (userId: string) => ({
  sendTime: '2026-11-20T01:00:01.000Z',
  infos: [
    {
      userId,
      subBizType: 'CommRequest' as const,
      logType: 'warn' as const,
      collectTime: '2026-11-20T01:00:00.000Z',
      data: '{"path":"/api-tch/rtc/getToken","ms":3120}',
    },
  ],
})

export const schoolCalls = {
  getBaseInfo: { as: null, neighbour: null, input: {} },
  teacherCollectMetrics: { as: 'teacher.li', neighbour: null, input: report('usr_li') },
  studentCollectMetrics: { as: 'student.anna', neighbour: null, input: report('usr_anna') },
} satisfies CallSamples

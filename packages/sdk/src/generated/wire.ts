// Generated from spec/ by scripts/generate.ts. Do not edit.
import type { WireException } from '../operation.ts'

export const wireExceptions: Readonly<Record<string, WireException>> = {
  '/api-tch/user/login': { encoding: 'multipart', authorization: 'basic' },
  '/api-tch/user/userInfo': { encoding: 'multipart' },
  '/api-tch/user/logout': { encoding: 'multipart' },
  '/api-user/user/login': { encoding: 'multipart', authorization: 'basic' },
  '/api-user/user/userInfo': { encoding: 'multipart' },
  '/api-user/user/logout': { encoding: 'multipart' },
  '/api-tch/metrics/collect': { encoding: 'json' },
  '/api-user/metrics/collect': { encoding: 'json' },
  '/api-user/common/baseInfo': { authorization: 'basicOrBearer' },
  '/api-user/lesson/lessonFeedback': { encoding: 'json' },
  '/api-tch/web/lessonClass/getScheduleByMonth': { encoding: 'json' },
  '/api-tch/lessonClass/lessonFeedback': { encoding: 'json' },
  '/api-tch/fileOperate/delObjects': { encoding: 'json' },
  '/api-user/ext/calendar/{feedToken}': { authorization: 'none' },
}

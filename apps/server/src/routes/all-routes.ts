import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/call.ts'
import { accountRoutes } from './account.ts'
import { accountSecurityRoutes } from './account-security.ts'
import { acquaintanceRoutes } from './acquaintances.ts'
import { afterClassRoutes } from './after-class.ts'
import { codeRoutes } from './codes.ts'
import { commonRoutes } from './common.ts'
import { filePermissionRoutes } from './file-permissions.ts'
import { calendarRoutes } from './calendar.ts'
import { classRoutes } from './classes.ts'
import { fileRoutes } from './files.ts'
import { replayRoutes } from './replays.ts'
import { resourceRoutes } from './resources.ts'
import { transcodeRoutes } from './transcodes.ts'
import { referenceRoutes } from './reference.ts'
import { lessonTimeRoutes } from './lesson-times.ts'
import { roomControlRoutes } from './room-control.ts'
import { roomEntryRoutes } from './room-entry.ts'
import { schoolRoutes } from './school.ts'
import { teachingRecordRoutes } from './teaching-records.ts'
import { signInRoutes } from './sign-in.ts'
import { homeworkRoutes } from './homework.ts'
import { homeworkStatisticsRoutes } from './homework-statistics.ts'
import { markingRoutes } from './marking.ts'
import { paperRoutes } from './papers.ts'
import { questionBankRoutes } from './question-bank.ts'
import { studentHomeworkRoutes } from './student-homework.ts'
import { timetableRoutes } from './timetable.ts'

/** Every call of the contract. A call without a handler does not compile. */
export function allRoutes(deps: Deps): Handlers {
  return {
    ...signInRoutes(deps),
    ...codeRoutes(deps),
    ...accountRoutes(deps),
    ...accountSecurityRoutes(deps),
    ...acquaintanceRoutes(deps),
    ...commonRoutes(deps),
    ...schoolRoutes(deps),
    ...timetableRoutes(deps),
    ...calendarRoutes(deps),
    ...classRoutes(deps),
    ...lessonTimeRoutes(deps),
    ...teachingRecordRoutes(deps),
    ...roomEntryRoutes(deps),
    ...roomControlRoutes(deps),
    ...afterClassRoutes(deps),
    ...fileRoutes(deps),
    ...filePermissionRoutes(deps),
    ...replayRoutes(deps),
    ...resourceRoutes(deps),
    ...transcodeRoutes(deps),
    ...referenceRoutes(deps),
    ...homeworkRoutes(deps),
    ...homeworkStatisticsRoutes(deps),
    ...markingRoutes(deps),
    ...paperRoutes(deps),
    ...questionBankRoutes(deps),
    ...studentHomeworkRoutes(deps),
  }
}

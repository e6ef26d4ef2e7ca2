import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/call.ts'
import { accountRoutes } from './account.ts'
import { accountSecurityRoutes } from './account-security.ts'
import { acquaintanceRoutes } from './acquaintances.ts'
import { afterClassRoutes } from './after-class.ts'
import { boardBackgroundRoutes } from './board-backgrounds.ts'
import { calendarRoutes } from './calendar.ts'
import { chatGroupRoutes } from './chat-groups.ts'
import { classStreamRoutes } from './class-streams.ts'
import { classStudentRoutes } from './class-students.ts'
import { classRoutes } from './classes.ts'
import { codeRoutes } from './codes.ts'
import { commentRoutes } from './comments.ts'
import { commonRoutes } from './common.ts'
import { filePermissionRoutes } from './file-permissions.ts'
import { catalogueRoutes } from './catalogue.ts'
import { fileRoutes } from './files.ts'
import { homeworkRoutes } from './homework.ts'
import { homeworkStatisticsRoutes } from './homework-statistics.ts'
import { lessonFinishRoutes } from './lesson-finish.ts'
import { lessonResourceRoutes } from './lesson-resources.ts'
import { lessonTimeRoutes } from './lesson-times.ts'
import { markingRoutes } from './marking.ts'
import { messageRoutes } from './messages.ts'
import { noticeRoutes } from './notices.ts'
import { paperRoutes } from './papers.ts'
import { performanceRoutes } from './performance.ts'
import { practiceRoutes } from './practice.ts'
import { prizeRoutes } from './prizes.ts'
import { questionBankRoutes } from './question-bank.ts'
import { publicCourseChoiceRoutes } from './public-course-choices.ts'
import { publicCourseRoutes } from './public-courses.ts'
import { taughtCourseRoutes } from './taught-courses.ts'
import { referenceRoutes } from './reference.ts'
import { replayRoutes } from './replays.ts'
import { resourceRoutes } from './resources.ts'
import { roomControlRoutes } from './room-control.ts'
import { roomEntryRoutes } from './room-entry.ts'
import { roomReplayRoutes } from './room-replay.ts'
import { schoolRoutes } from './school.ts'
import { signInRoutes } from './sign-in.ts'
import { studentHomeworkRoutes } from './student-homework.ts'
import { teachingRecordRoutes } from './teaching-records.ts'
import { shopRoutes } from './shop.ts'
import { studyRoutes } from './study.ts'
import { supervisionRoutes } from './supervision.ts'
import { timetableRoutes } from './timetable.ts'
import { transcodeRoutes } from './transcodes.ts'

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
    ...classStudentRoutes(deps),
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
    ...boardBackgroundRoutes(deps),
    ...chatGroupRoutes(deps),
    ...classStreamRoutes(deps),
    ...commentRoutes(deps),
    ...lessonFinishRoutes(deps),
    ...lessonResourceRoutes(deps),
    ...messageRoutes(deps),
    ...noticeRoutes(deps),
    ...performanceRoutes(deps),
    ...practiceRoutes(deps),
    ...prizeRoutes(deps),
    ...roomReplayRoutes(deps),
    ...catalogueRoutes(deps),
    ...publicCourseRoutes(deps),
    ...publicCourseChoiceRoutes(deps),
    ...taughtCourseRoutes(deps),
    ...shopRoutes(deps),
    ...studyRoutes(deps),
    ...supervisionRoutes(deps),
  }
}

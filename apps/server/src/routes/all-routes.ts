import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/call.ts'
import { accountRoutes } from './accounts/account.ts'
import { accountSecurityRoutes } from './accounts/account-security.ts'
import { phoneChangeRoutes } from './accounts/phone-change.ts'
import { sessionListRoutes } from './accounts/session-list.ts'
import { acquaintanceRoutes } from './school/acquaintances.ts'
import { afterClassRoutes } from './after-class/after-class.ts'
import { boardBackgroundRoutes } from './rooms/board-backgrounds.ts'
import { calendarRoutes } from './timetable/calendar.ts'
import { chatGroupRoutes } from './messages/chat-groups.ts'
import { classStreamRoutes } from './rooms/class-streams.ts'
import { classStudentRoutes } from './courses/class-students.ts'
import { classRoutes } from './courses/classes.ts'
import { codeRoutes } from './accounts/codes.ts'
import { commentRoutes } from './after-class/comments.ts'
import { commonRoutes } from './school/common.ts'
import { filePermissionRoutes } from './files/file-permissions.ts'
import { catalogueRoutes } from './courses/catalogue.ts'
import { fileRoutes } from './files/files.ts'
import { homeworkRoutes } from './homework/homework.ts'
import { homeworkStatisticsRoutes } from './homework/homework-statistics.ts'
import { lessonFinishRoutes } from './after-class/lesson-finish.ts'
import { lessonResourceRoutes } from './files/lesson-resources.ts'
import { lessonPlanRoutes } from './timetable/lesson-plan.ts'
import { lessonTimeRoutes } from './timetable/lesson-times.ts'
import { markingRoutes } from './homework/marking.ts'
import { messageRoutes } from './messages/messages.ts'
import { noticeRoutes } from './messages/notices.ts'
import { paperRoutes } from './homework/papers.ts'
import { performanceRoutes } from './after-class/performance.ts'
import { practiceRoutes } from './rooms/practice.ts'
import { prizeRoutes } from './rooms/prizes.ts'
import { questionBankRoutes } from './homework/question-bank.ts'
import { publicCourseChoiceRoutes } from './courses/public-course-choices.ts'
import { publicCourseRoutes } from './courses/public-courses.ts'
import { taughtCourseRoutes } from './courses/taught-courses.ts'
import { referenceRoutes } from './school/reference.ts'
import { replayRoutes } from './after-class/replays.ts'
import { resourceRoutes } from './files/resources.ts'
import { roomControlRoutes } from './rooms/room-control.ts'
import { roomEntryRoutes } from './rooms/room-entry.ts'
import { roomReplayRoutes } from './rooms/room-replay.ts'
import { schoolRoutes } from './school/school.ts'
import { signInStepRoutes } from './accounts/sign-in-steps.ts'
import { signInRoutes } from './accounts/sign-in.ts'
import { studentHomeworkRoutes } from './homework/student-homework.ts'
import { teachingRecordRoutes } from './timetable/teaching-records.ts'
import { shopRoutes } from './courses/shop.ts'
import { studyRoutes } from './courses/study.ts'
import { supervisionRoutes } from './after-class/supervision.ts'
import { timetableRoutes } from './timetable/timetable.ts'
import { transcodeRoutes } from './files/transcodes.ts'

/** Every call of the contract. A call without a handler does not compile. */
export function allRoutes(deps: Deps): Handlers {
  return {
    ...signInRoutes(deps),
    ...signInStepRoutes(deps),
    ...codeRoutes(deps),
    ...accountRoutes(deps),
    ...accountSecurityRoutes(deps),
    ...phoneChangeRoutes(deps),
    ...sessionListRoutes(deps),
    ...acquaintanceRoutes(deps),
    ...commonRoutes(deps),
    ...schoolRoutes(deps),
    ...timetableRoutes(deps),
    ...calendarRoutes(deps),
    ...classRoutes(deps),
    ...classStudentRoutes(deps),
    ...lessonTimeRoutes(deps),
    ...lessonPlanRoutes(deps),
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

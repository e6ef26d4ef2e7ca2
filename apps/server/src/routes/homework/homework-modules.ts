import { homeworkStatisticsRoutes } from './homework-statistics.routes.ts'
import { homeworkStatusRoutes } from './homework-status.routes.ts'
import { homeworkRoutes } from './homework.routes.ts'
import { markingDraftRoutes } from './marking/marking-drafts.routes.ts'
import { markingPhraseRoutes } from './marking/marking-phrases.routes.ts'
import { markingRoutes } from './marking/marking.routes.ts'
import { paperRoutes } from './papers.routes.ts'
import { preparedQuestionRoutes } from './prepared-questions.routes.ts'
import { questionBankRoutes } from './question-bank.routes.ts'
import { studentHomeworkRoutes } from './student-homework.routes.ts'

export const homeworkModules = [
  homeworkRoutes,
  homeworkStatisticsRoutes,
  homeworkStatusRoutes,
  markingDraftRoutes,
  markingPhraseRoutes,
  markingRoutes,
  paperRoutes,
  preparedQuestionRoutes,
  questionBankRoutes,
  studentHomeworkRoutes,
] as const

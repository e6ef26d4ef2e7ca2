import { homeworkStatisticsRoutes } from './homework-statistics.routes.ts'
import { homeworkRoutes } from './homework.routes.ts'
import { markingRoutes } from './marking.routes.ts'
import { paperRoutes } from './papers.routes.ts'
import { questionBankRoutes } from './question-bank.routes.ts'
import { studentHomeworkRoutes } from './student-homework.routes.ts'

export const homeworkModules = [
  homeworkRoutes,
  homeworkStatisticsRoutes,
  markingRoutes,
  paperRoutes,
  questionBankRoutes,
  studentHomeworkRoutes,
] as const

import { createAnswerPapers } from './answer-papers.ts'
import { createAttachments } from './attachments.ts'
import { createEarlierTries } from './earlier-tries.ts'
import { createHomeworkAnnouncements } from './homework-announcements.ts'
import { createHomeworkReminders } from './homework-reminders.ts'
import { createHomeworkStatistics } from './homework-statistics.ts'
import { createHomeworkStore } from './homework.ts'
import { createMarkingDrafts } from './marking-drafts.ts'
import { createMarkingPhrases } from './marking-phrases.ts'
import { createPapers } from './papers.ts'
import { createPreparedQuestions } from './prepared-questions.ts'
import { createQuestions } from './questions.ts'
import { createStudentHomework } from './student-homework.ts'

export const homeworkStores = {
  answerPapers: createAnswerPapers,
  attachments: createAttachments,
  earlierTries: createEarlierTries,
  homework: createHomeworkStore,
  homeworkAnnouncements: createHomeworkAnnouncements,
  homeworkReminders: createHomeworkReminders,
  homeworkStatistics: createHomeworkStatistics,
  markingDrafts: createMarkingDrafts,
  markingPhrases: createMarkingPhrases,
  papers: createPapers,
  preparedQuestions: createPreparedQuestions,
  questions: createQuestions,
  studentHomework: createStudentHomework,
}

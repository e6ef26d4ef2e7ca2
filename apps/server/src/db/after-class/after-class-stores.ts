import { createComments } from './comments.ts'
import { createFamilySettings } from './family-settings.ts'
import { createFeedbackBook } from './feedback.ts'
import { createLetterCodeBook } from './letter-codes.ts'
import { createPerformances } from './performances.ts'
import { createRecordings } from './recordings.ts'
import { createReplays } from './replays.ts'
import { createSupervision } from './supervision.ts'
import { createVisits } from './visits.ts'

export const afterClassStores = {
  comments: createComments,
  familySettings: createFamilySettings,
  feedback: createFeedbackBook,
  letterCodeBook: createLetterCodeBook,
  performances: createPerformances,
  recordings: createRecordings,
  replays: createReplays,
  supervision: createSupervision,
  visits: createVisits,
}

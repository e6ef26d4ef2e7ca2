import { createLessonResources } from './lesson-resources.ts'
import { createResources } from './resources.ts'
import { createStudentResources } from './student-resources.ts'
import { createTranscodes } from './transcodes.ts'

export const fileStores = {
  lessonResources: createLessonResources,
  resources: createResources,
  studentResources: createStudentResources,
  transcodes: createTranscodes,
}

import { createLessonResources } from './lesson-resources.ts'
import { createResources } from './resources.ts'
import { createTranscodes } from './transcodes.ts'

export const fileStores = {
  lessonResources: createLessonResources,
  resources: createResources,
  transcodes: createTranscodes,
}

import { createLessonResources } from './lesson-resources.ts'
import { createResources } from './resources.ts'
import { createTranscodes } from './transcodes.ts'

/** The stores of the area, by the name under which routes and jobs ask for them. */
export const fileStores = {
  lessonResources: createLessonResources,
  resources: createResources,
  transcodes: createTranscodes,
}

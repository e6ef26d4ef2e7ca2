export { useSubjectTitle as useLessonTitle } from '../page/use-subject-title.ts'

import { useListGrades, useListSubjects, useListTextbooks } from '@hwjy/sdk'
import { langOf } from '../../shared/names/name-line.tsx'

/** Subjects, levels and chapters that a question can belong to. Empty until they are here: no list waits for them. */
export function usePlaces() {
  const subjects = useListSubjects().data ?? []
  const grades = useListGrades().data ?? []
  const textbooks = useListTextbooks({}).data ?? []
  return {
    subjects: subjects.map(({ subjectId, name }) => ({ value: subjectId, label: name, lang: langOf(name) })),
    grades: grades.map(({ gradeId, name }) => ({ value: gradeId, label: name, lang: langOf(name) })),
    chapters: textbooks.flatMap(({ name: textbook, chapters }) =>
      chapters.map(({ chapterId, name }) => ({
        value: chapterId,
        label: `${textbook}\u00a0· ${name}`,
        lang: 'zh-Hans',
      })),
    ),
  }
}

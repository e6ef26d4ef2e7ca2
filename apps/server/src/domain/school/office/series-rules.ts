const NAME_MIN = 3
const NAME_MAX = 50

/** Names a lesson: by its chapter where that is a name for a lesson, else by its number. */
export function lessonTitle(no: number, chapter = ''): string {
  return chapter.length >= NAME_MIN ? chapter.slice(0, NAME_MAX) : `第${no}课`
}

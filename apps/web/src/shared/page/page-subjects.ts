let subjects: ReadonlyMap<string, string> = new Map()
const listeners = new Set<() => void>()

/** Subject of a page, by path: the name of its lesson. It tells two pages of a kind apart. */
export const pageSubjects = {
  get: () => subjects,
  set(path: string, subject: string) {
    if (subjects.get(path) === subject) return
    subjects = new Map(subjects).set(path, subject)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

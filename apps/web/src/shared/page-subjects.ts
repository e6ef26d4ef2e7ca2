let subjects: ReadonlyMap<string, string> = new Map()
const listeners = new Set<() => void>()

/** What a page is about, by path: the name of its lesson. Two pages of a kind are told apart by it. */
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

import { createStore } from '@hwjy/base'

const subjects = createStore<ReadonlyMap<string, string>>(new Map())

/** Subject of a page, by its key: the name of its lesson. It tells two pages of a kind apart. */
export const pageSubjects = {
  getState: subjects.getState,
  subscribe: subjects.subscribe,
  set: (path: string, subject: string) =>
    subjects.setState((known) => (known.get(path) === subject ? known : new Map(known).set(path, subject))),
}

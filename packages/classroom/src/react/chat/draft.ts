/** Keeps an unsent draft through a reload of the page. [R31] */
export interface Draft {
  open(key: string): void
  read(): string
  write(text: string): void
}

/** Storage may be missing or refused (private windows, embedded frames): then the draft lasts as long as the page. */
export function createDraft(): Draft {
  let key: string | null = null
  return {
    open(name) {
      key = `hwjy.classroom.draft.${name}`
    },
    read() {
      try {
        return (key && sessionStorage.getItem(key)) ?? ''
      } catch {
        return ''
      }
    },
    write(text) {
      if (!key) return
      try {
        if (text === '') sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, text)
      } catch {
        // See above.
      }
    },
  }
}

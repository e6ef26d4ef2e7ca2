import type { UserId } from '../../core/room/ids.ts'

/** What is being written, and the one person it is for; null for everyone. */
export interface DraftContent {
  draft: string
  to: UserId | null
}

/** Keeps an unsent draft through a reload of the page. [R31] */
export interface Draft {
  open(key: string): void
  read(): DraftContent
  write(content: DraftContent): void
}

const NOTHING: DraftContent = { draft: '', to: null }

/** Storage may be missing or refused (private windows, embedded frames): then the draft lasts as long as the page. */
export function createDraft(): Draft {
  let key: string | null = null
  return {
    open(name) {
      key = `hwjy.classroom.draft.${name}`
    },
    read() {
      try {
        const kept: unknown = JSON.parse((key && sessionStorage.getItem(key)) ?? 'null')
        if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('to' in kept)) return NOTHING
        const { draft, to } = kept
        const isWhole = typeof draft === 'string' && (to === null || typeof to === 'string')
        return isWhole ? { draft, to } : NOTHING
      } catch {
        return NOTHING
      }
    },
    write(content) {
      if (!key) return
      try {
        if (content.draft === '' && content.to === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(content))
      } catch {
        // See above.
      }
    },
  }
}

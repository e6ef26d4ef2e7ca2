import { clsx } from 'clsx'
import { Button } from '../button/button.tsx'
import { useWords } from '../ui-text/words.ts'
import { draftNoticeWords } from './draft-notice-words.ts'
import * as css from './draft-notice.css.ts'

export type DraftNoticeState =
  /** There is no notice: no draft yet, or a change on its way. */
  | { status: 'loading' | 'empty' | 'changed' }
  /** `time` as people read it, such as 12:03. */
  | { status: 'saved' | 'restored'; time: string }
  | { status: 'discarded' | 'elsewhere' }
  | { status: 'unkept'; reason: 'full' | 'blocked' | 'too-large' }

export interface DraftNoticeProps {
  state: DraftNoticeState
  onDiscard: () => void
  /** Brings the discarded draft back. */
  onUndo: () => void
  /** Makes this tab the one in which the form is filled in. */
  onTakeOver: () => void
  className?: string | undefined
}

/** Says beside a form what became of the text: when it was saved, that it came back, that another tab has it. */
export function DraftNotice({ state, onDiscard, onUndo, onTakeOver, className }: DraftNoticeProps) {
  const words = useWords(draftNoticeWords)
  const sentence = {
    loading: () => '',
    empty: () => '',
    changed: () => '',
    saved: words.saved,
    restored: words.restored,
    discarded: () => words.discarded,
    elsewhere: () => words.elsewhere,
    unkept: () => '',
  }[state.status]('time' in state ? state.time : '')
  const reasons = { full: words.full, blocked: words.blocked, 'too-large': words.tooLarge }
  const [label, press] =
    {
      saved: [words.discard, onDiscard] as const,
      restored: [words.discard, onDiscard] as const,
      discarded: [words.undo, onUndo] as const,
      elsewhere: [words.editHere, onTakeOver] as const,
      loading: null,
      empty: null,
      changed: null,
      unkept: null,
    }[state.status] ?? []
  return (
    <div data-state={state.status} className={clsx(css.notice, className)}>
      {/* Not announced at every save: a person who types would hear nothing else. */}
      <span role={state.status === 'saved' ? undefined : 'status'} className={css.words}>
        {state.status === 'unkept' ? reasons[state.reason] : sentence}
      </span>
      {label && (
        <Button size="sm" tone={state.status === 'elsewhere' ? 'neutral' : 'quiet'} onClick={press}>
          {label}
        </Button>
      )}
    </div>
  )
}

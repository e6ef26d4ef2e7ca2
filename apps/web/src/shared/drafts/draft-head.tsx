import type { ReactElement } from 'react'
import * as css from './draft-head.css.ts'
import { DraftLine } from './draft-line.tsx'
import type { DraftHandle } from './use-draft.ts'

interface DraftHeadProps {
  draft: DraftHandle
  /** What stands above the form: its heading, or the sentence below that. */
  children: ReactElement
}

/** Says beside the head of a form what became of its draft, so that the form neither waits for the line nor moves with it. */
export const DraftHead = ({ draft, children }: DraftHeadProps) => (
  <div className={css.head}>
    {children}
    <DraftLine draft={draft} />
  </div>
)

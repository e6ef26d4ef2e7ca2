import { DraftNotice } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { momentInDay } from '../time/lesson-time.ts'
import { useViewerZone } from '../time/time-zone.ts'
import { useNow } from '../time/use-now.ts'
import type { DraftHandle } from './use-draft.ts'

/** Says beside a form what became of its draft. A form that `isReadOnly` puts its fields into a disabled fieldset. */
export function DraftLine({ draft }: { draft: DraftHandle }) {
  const { i18n } = useTranslation()
  const zone = useViewerZone()
  const now = useNow()
  const { state, discard, undo, takeOver } = draft
  const shown =
    'savedAt' in state
      ? { status: state.status, time: momentInDay(new Date(state.savedAt), now, i18n.language, zone) }
      : state
  return <DraftNotice state={shown} onDiscard={discard} onUndo={undo} onTakeOver={takeOver} />
}

import { useTranslation } from 'react-i18next'
import { DraftLine } from '../../shared/drafts/draft-line.tsx'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import * as css from './marking.css.ts'
import type { useMarkingDraft } from './use-marking-draft.ts'

/**
 * For a work that can be marked: says "draft" only of what the server has, "on this device" of what only the browser has,
 * and why a draft was refused.
 */
export function KeptLine({ marks: { server, draft } }: { marks: ReturnType<typeof useMarkingDraft> }) {
  const { t } = useTranslation('marking')
  const zone = useViewerZone()
  const now = useServerNow()
  if (draft.isReadOnly) return <DraftLine draft={draft} />
  if (server.status === 'refused')
    return (
      <span role="alert" className={css.refused}>
        {t('bar.refused', { problem: server.problem })}
      </span>
    )
  const text =
    server.status === 'saved'
      ? t('bar.draft', { time: momentInDay(new Date(server.savedAt), now, currentLanguage(), zone) })
      : server.status === 'waiting' || draft.state.status === 'restored'
        ? t('bar.here')
        : ''
  return <span className={css.muted}>{text}</span>
}

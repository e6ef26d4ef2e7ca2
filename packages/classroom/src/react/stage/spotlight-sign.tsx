import { VisuallyHidden } from '@hwjy/ui'
import type { UserId } from '../../core/room/ids.ts'
import { useRoom } from '../hooks/use-room.ts'
import { useWords } from '../i18n/use-words.ts'
import { viewWords } from '../room/view-words.ts'
import { SpotlightIcon } from '../shared/later-icons.ts'
import * as css from './spotlight-sign.css.ts'

/** Tells all, in every layout, that the teacher puts this person into the spotlight. [R35] */
export function SpotlightSign({ userId }: { userId: UserId }) {
  const t = useWords(viewWords)
  const isLit = useRoom(({ view }) => view.spotlight.includes(userId))
  if (!isLit) return null
  return (
    <>
      <span className={css.frame} />
      <span className={css.sign} title={t('inSpotlight')}>
        <SpotlightIcon size={14} aria-hidden />
        <VisuallyHidden>{t('inSpotlight')}</VisuallyHidden>
      </span>
    </>
  )
}

import { useCountWaitingWork } from '@hwjy/sdk'
import { Badge, VisuallyHidden } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { FRAME_READ } from '../../shared/network/use-oldest-read.ts'
import * as css from './waiting-count.css.ts'

/** The homepage asks the same, so that one response serves both. */
const READ = { query: { staleTime: 60_000, meta: FRAME_READ } } as const
const SHOWN_MAX = 99

/** Says how many works wait for the teacher's marks, beside the way to them; nothing while none waits. */
export function WaitingCount() {
  const { t } = useTranslation('shell')
  const waiting = useCountWaitingWork({}, READ).data?.waiting ?? 0
  if (waiting === 0) return null
  return (
    <>
      <Badge aria-hidden tone="accent" className={css.count}>
        {waiting > SHOWN_MAX ? `${SHOWN_MAX}+` : waiting}
      </Badge>
      <VisuallyHidden>{t('navigation.toGrade', { count: waiting })}</VisuallyHidden>
    </>
  )
}

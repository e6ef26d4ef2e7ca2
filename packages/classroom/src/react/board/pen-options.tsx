import { IconButton, Popover } from '@hwjy/ui'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useBoardTools } from '../hooks/use-board-tools.ts'
import { lateContent } from '../shared/late-notice.tsx'
import { Dot } from './swatches.tsx'

const PenSettings = lateContent(() => import('./pens/pen-settings.tsx').then((module) => module.PenSettings))

export function PenOptions() {
  const t = useTranslate()
  const { pen } = useBoardTools()
  return (
    <Popover
      label={t('board.color')}
      side="top"
      trigger={<IconButton label={t('board.color')} icon={<Dot {...pen} />} tooltipSide="top" />}
    >
      <PenSettings />
    </Popover>
  )
}

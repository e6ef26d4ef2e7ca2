import { IconButton, Popover } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useBoardTools } from '../hooks/use-board-tools.ts'
import { lateContent } from '../shared/late-notice.tsx'
import { Dot } from './swatches.tsx'
import { useCloseOnStroke } from './use-close-on-stroke.ts'

const PenSettings = lateContent(() => import('./pens/pen-settings.tsx').then((module) => module.PenSettings))

export function PenOptions() {
  const t = useTranslate()
  const { pen } = useBoardTools()
  const [isOpen, setIsOpen] = useState(false)
  useCloseOnStroke(isOpen, setIsOpen)
  return (
    <Popover
      label={t('board.color')}
      side="top"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<IconButton label={t('board.color')} icon={<Dot {...pen} />} tooltipSide="top" />}
    >
      <PenSettings />
    </Popover>
  )
}

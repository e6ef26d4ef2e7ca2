import { IconButton } from '@hwjy/ui'
import { useTranslate } from '../../hooks/classroom-context.ts'
import { type LookBackStep, useLookBack } from '../../hooks/use-look-back.ts'
import { NextIcon, PreviousIcon } from '../../shared/later-icons.ts'

/** Takes students without the pen to the page before or after, of those that the class has been on. [R80] */
export function LookBackButton({ step }: { step: LookBackStep }) {
  const t = useTranslate()
  const pages = useLookBack()
  if (pages === null) return null
  const Icon = step < 0 ? PreviousIcon : NextIcon
  return (
    <IconButton
      size="sm"
      label={t(step < 0 ? 'board.previousPage' : 'board.nextPage')}
      icon={<Icon size={18} />}
      shortcut={step < 0 ? 'PageUp' : 'PageDown'}
      disabled={!pages.canStep(step)}
      onClick={() => pages.step(step)}
    />
  )
}

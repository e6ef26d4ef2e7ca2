import { useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useHands } from '../hooks/use-hands.ts'
import { HandIcon } from '../shared/icons.ts'
import { BarButton } from './bar-button.tsx'
import * as css from './control-bar.css.ts'
import { useTeachingTools } from './use-teaching-tools.tsx'

/** Hands, and the tools for all students at once where the bar has width; else those are in its menu. */
export function TeachingTools({ command, onShowHands }: { command: CommandState; onShowHands: () => void }) {
  const t = useTranslate()
  const { queue } = useHands()
  const tools = useTeachingTools(command)
  return (
    <>
      <BarButton label={t('panel.hands')} icon={<HandIcon size={22} />} badge={queue.length} onClick={onShowHands} />
      <span className={css.roomyOnly}>
        {tools.map(({ key, label, icon, isOn, run }) => (
          <BarButton key={key} label={label} icon={icon} state={isOn ? 'on' : 'off'} onClick={run} />
        ))}
      </span>
    </>
  )
}

import { useTranslate } from '../hooks/classroom-context.ts'
import type { CommandState } from '../hooks/use-command.ts'
import { useHands } from '../hooks/use-hands.ts'
import { HandIcon, ToolsIcon } from '../shared/icons.ts'
import { lateView } from '../shared/late-view.tsx'
import type { ToolName } from '../tools/use-tools.ts'
import { BarButton } from './bar-button.tsx'
import * as css from './control-bar.css.ts'
import { useTeachingTools } from './use-teaching-tools.tsx'

const ToolShortcuts = lateView(() => import('../tools/tool-shortcuts.tsx').then((module) => module.ToolShortcuts))

/** Hands, and the tools for all students at once where the bar has width; else those are in its menu. */
export function TeachingTools({
  command,
  isHandsOpen,
  onShowHands,
  onShowTools,
}: {
  command: CommandState
  isHandsOpen: boolean
  onShowHands: () => void
  onShowTools: (tool: 'menu' | ToolName) => void
}) {
  const t = useTranslate()
  const { queue } = useHands()
  const tools = useTeachingTools(command)
  return (
    <>
      <BarButton
        label={t('panel.hands')}
        icon={<HandIcon size={22} />}
        badge={queue.length}
        aria-expanded={isHandsOpen}
        onClick={onShowHands}
      />
      <BarButton
        label={t('tools.menu')}
        icon={<ToolsIcon size={22} />}
        shortcut="Q"
        onClick={() => onShowTools('menu')}
      />
      <span className={css.wideOnly}>
        <ToolShortcuts onChoose={onShowTools} />
      </span>
      <span className={css.roomyOnly}>
        {tools.map(({ key, label, icon, isOn, run }) => (
          <span key={key} className={key === 'mics' ? css.always : css.notInMiddle}>
            <BarButton label={label} icon={icon} state={isOn ? 'on' : 'off'} onClick={run} />
          </span>
        ))}
      </span>
    </>
  )
}

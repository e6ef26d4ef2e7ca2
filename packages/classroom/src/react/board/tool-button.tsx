import { IconButton, Popover } from '@hwjy/ui'
import { type ComponentType, useState } from 'react'
import type { BoardTool } from '../../ports/board-engine.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useBoardTools } from '../hooks/use-board-tools.ts'
import { lateView } from '../shared/late-view.tsx'
import type { ToolWithOptions } from './tool-options.tsx'
import { useCloseOnStroke } from './use-close-on-stroke.ts'

const ToolOptions = lateView(() => import('./tool-options.tsx').then((module) => module.ToolOptions))

const WITH_OPTIONS: readonly BoardTool[] = ['select', 'pen', 'highlighter', 'eraser', 'shape', 'text']
const hasOptions = (tool: BoardTool): tool is ToolWithOptions => WITH_OPTIONS.includes(tool)

interface ToolButtonProps {
  tool: BoardTool
  Icon: ComponentType<{ size?: number | string }>
  shortcut: string
}

/** Takes a tool; a second press opens what can be set about it. */
export function ToolButton({ tool, Icon, shortcut }: ToolButtonProps) {
  const t = useTranslate()
  const board = useBoardTools()
  const [isOpen, setIsOpen] = useState(false)
  const isTaken = board.tool === tool
  useCloseOnStroke(isOpen, setIsOpen)
  const button = {
    label: t(`board.${tool}`),
    icon: <Icon size={20} />,
    isPressed: isTaken,
    shortcut,
    tooltipSide: 'top' as const,
  }
  if (!hasOptions(tool)) return <IconButton {...button} onClick={() => board.setTool(tool)} />
  return (
    <Popover
      label={t(`board.${tool}`)}
      side="top"
      isOpen={isOpen && isTaken}
      onOpenChange={(wanted) => {
        if (isTaken || !wanted) setIsOpen(wanted)
        else board.setTool(tool)
      }}
      trigger={<IconButton {...button} />}
    >
      <ToolOptions tool={tool} />
    </Popover>
  )
}

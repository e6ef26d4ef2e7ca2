import { IconButton, Popover } from '@hwjy/ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { BoardPen } from '../../ports/board-engine.ts'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useBoardTools } from '../hooks/use-board-tools.ts'
import { PEN_COLORS, PEN_WIDTHS } from './pen-choices.ts'
import * as css from './pen-options.css.ts'

export function PenOptions() {
  const t = useTranslate()
  const { pen, setPen, setTool } = useBoardTools()
  const button = useRef<HTMLButtonElement>(null)
  const [side, setSide] = useState<'right' | 'top'>('right')
  const choose = (change: Partial<BoardPen>) => {
    setPen(change)
    setTool('pen')
  }
  return (
    <Popover
      label={t('board.color')}
      side={side}
      onOpenChange={(isOpen) => isOpen && setSide(sideOf(button.current))}
      trigger={<IconButton ref={button} label={t('board.color')} icon={<Dot {...pen} />} tooltipSide="right" />}
    >
      <div className={css.rows}>
        <Swatches label={t('board.color')}>
          {(group) =>
            PEN_COLORS.map(({ name, color }) => (
              <Swatch
                key={name}
                group={group}
                name={t(`board.colorName.${name}`)}
                isChosen={pen.color === color}
                onChoose={() => choose({ color })}
              >
                <Dot color={color} width={14} />
              </Swatch>
            ))
          }
        </Swatches>
        <Swatches label={t('board.width')}>
          {(group) =>
            PEN_WIDTHS.map(({ name, width }) => (
              <Swatch
                key={name}
                group={group}
                name={t(`board.width.${name}`)}
                isChosen={pen.width === width}
                onChoose={() => choose({ width })}
              >
                <Dot color={pen.color} width={width} />
              </Swatch>
            ))
          }
        </Swatches>
      </div>
    </Popover>
  )
}

// Away from the tools: beside a column of them, above a row, where a phone has no width to either side.
function sideOf(button: HTMLElement | null): 'right' | 'top' {
  const tools = button?.closest('fieldset')
  return tools && tools.offsetWidth > tools.offsetHeight ? 'top' : 'right'
}

function Swatches({ label, children }: { label: string; children: (group: string) => ReactNode }) {
  const group = useId()
  return (
    <fieldset className={css.swatches} aria-label={label}>
      {children(group)}
    </fieldset>
  )
}

interface SwatchProps {
  group: string
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Swatch({ group, name, isChosen, onChoose, children }: SwatchProps) {
  return (
    <label className={css.swatch} title={name}>
      <input type="radio" name={group} className={css.radio} aria-label={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  )
}

function Dot({ color, width }: BoardPen) {
  const size = Math.min(6 + width, 22)
  return (
    <span aria-hidden className={css.paper}>
      <span className={css.dot} style={{ width: size, height: size, background: color }} />
    </span>
  )
}

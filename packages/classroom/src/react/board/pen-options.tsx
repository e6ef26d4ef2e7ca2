import { IconButton, Popover } from '@hwjy/ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from '../hooks/classroom-context.ts'
import { useBoardTools } from '../hooks/use-board-tools.ts'
import { PEN_COLORS, PEN_WIDTHS } from './pen-choices.ts'
import * as css from './pen-options.css.ts'

/** Colour and width of the pen, shown by what they look like and named for who cannot see it. */
export function PenOptions() {
  const t = useTranslate()
  const { pen, setPen, setTool } = useBoardTools()
  const choose = (change: Partial<typeof pen>) => {
    setPen(change)
    setTool('pen')
  }
  return (
    <Popover
      label={t('board.color')}
      side="right"
      trigger={
        <IconButton
          label={t('board.color')}
          icon={<Dot color={pen.color} size={dotSize(pen.width)} />}
          tooltipSide="right"
        />
      }
    >
      <div className={css.rows}>
        <div role="radiogroup" aria-label={t('board.color')} className={css.swatches} onKeyDown={moveByArrow}>
          {PEN_COLORS.map(({ name, color }) => (
            <Choice
              key={name}
              name={t(`board.colorName.${name}`)}
              isChosen={pen.color === color}
              onChoose={() => choose({ color })}
            >
              <Dot color={color} size={20} />
            </Choice>
          ))}
        </div>
        <div role="radiogroup" aria-label={t('board.width')} className={css.swatches} onKeyDown={moveByArrow}>
          {PEN_WIDTHS.map(({ name, width }) => (
            <Choice
              key={name}
              name={t(`board.width.${name}`)}
              isChosen={pen.width === width}
              onChoose={() => choose({ width })}
            >
              <Dot color={pen.color} size={dotSize(width)} />
            </Choice>
          ))}
        </div>
      </div>
    </Popover>
  )
}

const dotSize = (width: number) => Math.min(6 + width, 22)

interface ChoiceProps {
  name: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      aria-label={name}
      title={name}
      tabIndex={isChosen ? 0 : -1}
      className={css.swatch}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}

function Dot({ color, size }: { color: string; size: number }) {
  return (
    <span aria-hidden className={css.paper}>
      <span className={css.dot} style={{ width: size, height: size, background: color }} />
    </span>
  )
}

/** Arrow keys move and choose, as radios do. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step) return
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')]
  const next = choices.at((choices.findIndex((choice) => choice === document.activeElement) + step) % choices.length)
  event.preventDefault()
  next?.focus()
  next?.click()
}

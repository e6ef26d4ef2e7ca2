import { IconButton } from '@hwjy/ui'
import { Eraser, MapPin, PenLine, Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as css from './photo.css.ts'
import type { InkTool } from './use-ink.ts'

export type PhotoTool = InkTool | 'pin'
export const inkColors = { red: '#d92d20', blue: '#175cd3' } as const
export type InkColor = keyof typeof inkColors

interface InkToolsProps {
  tool: PhotoTool | null
  color: InkColor
  /** Null while there is nothing to undo. */
  undo: (() => void) | null
  redo: (() => void) | null
  onTool: (tool: PhotoTool) => void
  onColor: (color: InkColor) => void
}

/** The part of a photo's toolbar that changes what is drawn on it. */
export function InkTools({ tool, color, undo, redo, onTool, onColor }: InkToolsProps) {
  const { t } = useTranslation('marking')
  const toolButton = (wanted: PhotoTool, Icon: typeof PenLine) => (
    <IconButton
      size="sm"
      label={t(`photo.${wanted}`)}
      isPressed={tool === wanted}
      icon={<Icon aria-hidden size={18} />}
      onClick={() => onTool(wanted)}
    />
  )
  const stepButton = (step: 'undo' | 'redo', Icon: typeof PenLine, take: (() => void) | null) => (
    <IconButton
      size="sm"
      label={t(`photo.${step}`)}
      icon={<Icon aria-hidden size={18} />}
      disabled={take === null}
      onClick={() => take?.()}
    />
  )
  return (
    <>
      {toolButton('pen', PenLine)}
      {(['red', 'blue'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-label={t(`photo.${name}`)}
          aria-pressed={color === name}
          className={css.inks[name]}
          onClick={() => onColor(name)}
        />
      ))}
      {toolButton('eraser', Eraser)}
      {stepButton('undo', Undo2, undo)}
      {stepButton('redo', Redo2, redo)}
      {toolButton('pin', MapPin)}
    </>
  )
}

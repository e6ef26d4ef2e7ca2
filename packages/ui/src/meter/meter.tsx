import { numberWord } from '@hwjy/base'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { useUiLanguage } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { fill, level, meter } from './meter.css.ts'
import { meterWords } from './meter-words.ts'

export interface MeterProps {
  /** 0–1; what lies outside is shown as the nearest end. */
  value: number
  label: string
  orientation?: 'horizontal' | 'vertical' | undefined
  tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined
  className?: string | undefined
}

/** Shows a level right now: a microphone, a battery, free storage. What moves towards an end is Progress. */
export function Meter({ value, label, orientation = 'horizontal', tone = 'accent', className }: MeterProps) {
  const text = useWords(meterWords)
  const language = useUiLanguage()
  const share = Math.min(1, Math.max(0, value))
  const style = { [level.slice(4, -1)]: share } as CSSProperties
  return (
    <div
      // A native meter cannot be styled alike across browsers, nor stand upright.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={text.level(numberWord(share * 10, language))}
      data-orientation={orientation}
      data-tone={tone}
      className={clsx(meter({ orientation }), className)}
      style={style}
    >
      <div className={fill} />
    </div>
  )
}

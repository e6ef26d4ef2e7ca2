import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { CheckIcon } from '../icons.ts'
import { floatingItem } from '../theme/floating.css.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { type ListOption, optionId } from './combobox-option.ts'
import { comboboxWords } from './combobox-words.ts'
import * as css from './option-list.css.ts'

export interface OptionListProps {
  id: string
  label?: string | undefined
  labelledBy?: string | undefined
  options: readonly ListOption[]
  /** The option that is lit, -1 for none; the input above names it as its `aria-activedescendant`. */
  activeIndex: number
  chosen: string
  isLoading: boolean
  /** Said when there is nothing to choose from. Default: that nothing was found. */
  emptyText?: string | undefined
  onActiveChange: (index: number) => void
  onChoose: (index: number) => void
}

/** Options under an input or a button that keeps the focus. */
export function OptionList({
  id,
  label,
  labelledBy,
  options,
  activeIndex,
  chosen,
  isLoading,
  emptyText,
  onActiveChange,
  onChoose,
}: OptionListProps) {
  const text = useUiText()
  const words = useWords(comboboxWords)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' })
  }, [activeIndex])
  // A press anywhere here, also between options, must not take the focus from the input.
  useEffect(() => {
    const keepFocus = (event: Event) => event.preventDefault()
    const element = list.current
    element?.addEventListener('mousedown', keepFocus)
    return () => element?.removeEventListener('mousedown', keepFocus)
  }, [])
  return (
    <>
      <div
        ref={list}
        id={id}
        // A native list cannot be lit from an input that keeps the focus, nor hold faces and flags.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={label}
        aria-labelledby={labelledBy}
        className={css.list}
      >
        {options.map((option, index) => (
          <button
            key={option.value}
            type="button"
            id={optionId(id, index)}
            // A native option stands in native lists only.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={option.value === chosen}
            aria-disabled={option.isDisabled || undefined}
            data-disabled={option.isDisabled || undefined}
            data-highlighted={index === activeIndex || undefined}
            className={clsx(floatingItem, css.option)}
            onMouseMove={() => {
              if (index !== activeIndex && !option.isDisabled) onActiveChange(index)
            }}
            onClick={() => {
              if (!option.isDisabled) onChoose(index)
            }}
          >
            {option.start !== undefined && (
              <span aria-hidden className={css.start}>
                {option.start}
              </span>
            )}
            <span lang={option.lang} className={css.label}>
              {option.label}
            </span>
            {option.detail !== undefined && <span className={css.detail}>{option.detail}</span>}
            <span className={css.check}>{option.value === chosen && <CheckIcon aria-hidden size={16} />}</span>
          </button>
        ))}
      </div>
      {/* The input's own live region says it. */}
      {options.length === 0 && (
        <div aria-hidden className={css.note}>
          {isLoading ? text.loading : (emptyText ?? words.noMatches)}
        </div>
      )}
    </>
  )
}

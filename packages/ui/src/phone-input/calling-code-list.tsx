import { clsx } from 'clsx'
import { useId, useMemo, useState } from 'react'
import { AnchoredLayer } from '../anchored-layer/anchored-layer.tsx'
import { type ComboboxOption, optionId } from '../combobox/combobox-option.ts'
import { comboboxWords } from '../combobox/combobox-words.ts'
import { matchingOptions } from '../combobox/matching-options.ts'
import { nextActive } from '../combobox/next-active.ts'
import { layer } from '../combobox/option-list.css.ts'
import { OptionList } from '../combobox/option-list.tsx'
import { SearchIcon } from '../icons.ts'
import { bare, group, inputBox, side } from '../text-input/text-input.css.ts'
import { floating } from '../theme/floating.css.ts'
import { useWords } from '../ui-text/words.ts'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as css from './phone-input.css.ts'
import type { CallingCode } from './phone-number.ts'
import { phoneWords } from './phone-words.ts'

export interface CallingCodeListProps {
  anchor: HTMLElement
  codes: readonly CallingCode[]
  nation: string
  onChoose: (code: CallingCode) => void
  onDismiss: () => void
}

// Letters, not flags: half of all computers cannot draw those.
const optionOf = ({ nation, zone, name }: CallingCode): ComboboxOption => ({
  value: nation,
  label: name,
  start: <span className={css.nation}>{nation}</span>,
  detail: `+${zone}`,
  keywords: [nation, zone, `+${zone}`],
})

/**
 * All calling codes, the common ones first, found by name, letters or number. In a file of its own, fetched on first
 * use.
 */
export function CallingCodeList({ anchor, codes, nation, onChoose, onDismiss }: CallingCodeListProps) {
  const { callingCode, search } = useWords(phoneWords)
  const { noMatches, optionsFound } = useWords(comboboxWords)
  const listId = useId()
  const [query, setQuery] = useState('')
  const [lit, setLit] = useState(nation)
  const ordered = useMemo(
    () => codes.toSorted((a, b) => Number(b.isCommon ?? false) - Number(a.isCommon ?? false)),
    [codes],
  )
  const options = matchingOptions(ordered.map(optionOf), query)
  const place = options.findIndex(({ value }) => value === lit)
  const activeIndex = place === -1 ? Math.min(0, options.length - 1) : place
  const choose = (index: number) => {
    const code = ordered.find((one) => one.nation === options[index]?.value)
    if (code) onChoose(code)
  }
  return (
    <AnchoredLayer
      anchor={anchor}
      dialogLabel={callingCode}
      onDismiss={onDismiss}
      className={clsx(floating, layer, css.layer)}
    >
      <div className={css.search}>
        <div className={clsx(inputBox({ size: 'sm' }), group)}>
          <SearchIcon aria-hidden size={16} className={side} />
          <input
            type="text"
            role="combobox"
            aria-label={search}
            placeholder={search}
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={activeIndex === -1 ? undefined : optionId(listId, activeIndex)}
            autoComplete="off"
            className={bare}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing || event.keyCode === 229) return
              const next = event.key === 'Enter' ? activeIndex : nextActive(event.key, activeIndex, options)
              if (next === null) return
              event.preventDefault()
              if (event.key === 'Enter') choose(next)
              else setLit(options[next]?.value ?? '')
            }}
          />
        </div>
      </div>
      <OptionList
        id={listId}
        label={callingCode}
        options={options}
        activeIndex={activeIndex}
        chosen={nation}
        isLoading={false}
        onActiveChange={(index) => setLit(options[index]?.value ?? '')}
        onChoose={choose}
      />
      <output className={visuallyHidden}>
        {query !== '' && (options.length === 0 ? noMatches : optionsFound(options.length))}
      </output>
    </AnchoredLayer>
  )
}

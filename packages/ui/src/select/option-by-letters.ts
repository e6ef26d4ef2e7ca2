import { folded } from '../combobox/matching-options.ts'

interface LetteredOption {
  text: string
  isDisabled?: boolean | undefined
}

/**
 * The option that letters typed on a closed or open list go to, as in native selects: the next one that begins with them.
 * The same letter again and again goes round those that begin with it.
 * @param active index of the option lit now, -1 for none
 * @returns its index, -1 when none begins so
 */
export function optionByLetters(letters: string, active: number, options: readonly LetteredOption[]): number {
  const typed = folded(letters)
  if (typed === '') return -1
  const isRepeated = [...typed].every((letter) => letter === typed[0])
  const sought = isRepeated ? typed.slice(0, 1) : typed
  // More letters may still mean the option that is lit; a first letter means the next one.
  const start = isRepeated ? active + 1 : Math.max(active, 0)
  const order = options.map((_option, place) => (start + place) % options.length)
  return (
    order.find((index) => {
      const option = options[index]
      return option !== undefined && !option.isDisabled && folded(option.text).startsWith(sought)
    }) ?? -1
  )
}

import { SegmentedControl } from '@hwjy/ui'
import { useEffect, useState } from 'react'
import { readingChoicesOf } from '../board/ruby-of.ts'
import * as css from './card-dialog.css.ts'
import { useHanziWords } from './hanzi-words.ts'

/** The reading that was chosen for a character, by its place in the text and the character itself. */
export type ChosenReadings = Readonly<Record<string, string>>
export const readingKey = (place: number, character: string) => `${place} ${character}`

interface ReadingChoicesProps {
  characters: string
  chosen: ChosenReadings
  onChoose: (chosen: ChosenReadings) => void
}

/** One choice for each character that has several readings, such as 长: cháng or zhǎng. */
export function ReadingChoices({ characters, chosen, onChoose }: ReadingChoicesProps) {
  const t = useHanziWords()
  const choices = useChoices(characters)
  return [...characters].map((character, place) => {
    const readings = choices[place] ?? []
    if (readings.length < 2) return null
    const key = readingKey(place, character)
    return (
      <div key={key} className={css.reading}>
        <span className={css.characters} lang="zh-CN" aria-hidden>
          {character}
        </span>
        <SegmentedControl
          size="sm"
          className={css.readings}
          label={t('readingOf', { character })}
          value={chosen[key] ?? readings[0] ?? ''}
          onValueChange={(reading) => onChoose({ ...chosen, [key]: reading })}
          options={readings.map((reading) => ({ value: reading, label: <span lang="zh-Latn">{reading}</span> }))}
        />
      </div>
    )
  })
}

// Without the dictionary there is no choice; the card itself says that its pinyin is missing.
function useChoices(characters: string): readonly (readonly string[])[] {
  const [found, setFound] = useState<{ of: string; choices: readonly (readonly string[])[] } | null>(null)
  useEffect(() => {
    if (characters === '') return
    let isWanted = true
    readingChoicesOf(characters).then(
      (choices) => isWanted && setFound({ of: characters, choices }),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [characters])
  return found?.of === characters ? found.choices : []
}

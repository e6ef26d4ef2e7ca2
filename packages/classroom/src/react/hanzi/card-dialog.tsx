import { Button, Dialog, SegmentedControl, Switch, TextInput, Field } from '@hwjy/ui'
import { type FormEvent, useRef, useState } from 'react'
import { cardSize } from '../../core/board/elements/card-cells.ts'
import { type Grid, HANZI_MAX, type HanziReading } from '../../core/board/elements/element-types.ts'
import { rubyOf } from '../board/ruby-of.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import * as css from './card-dialog.css.ts'
import { useHanziWords } from './hanzi-words.ts'
import { type ChosenReadings, ReadingChoices, readingKey } from './reading-choices.tsx'
import { loadStrokes } from './use-strokes.ts'

const HANZI = /^\p{Script=Han}+$/u

/** Makes a card of 1 to 8 characters and puts it on the page. [R70] */
export function CardDialog({ onClose }: { onClose: () => void }) {
  const t = useHanziWords()
  const { board, strokes: source } = useClassroom()
  const [text, setText] = useState('')
  const [grid, setGrid] = useState<Grid>('tian')
  const [hasPinyin, setHasPinyin] = useState(true)
  const [problem, setProblem] = useState<'charactersWrong' | 'pinyinFailed' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [chosen, setChosen] = useState<ChosenReadings>({})
  const isComposing = useRef(false)
  const characters = text.replaceAll(/\s/gu, '')
  const isCard = HANZI.test(characters) && [...characters].length <= HANZI_MAX

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // The Enter that takes a word of the input method is none that sends the form.
    if (isComposing.current || isBusy) return
    if (!isCard) return setProblem('charactersWrong')
    setIsBusy(true)
    const readings = await readingsOf(characters, hasPinyin ? chosen : null, source).catch(() => null)
    setIsBusy(false)
    if (readings === null) return setProblem('pinyinFailed')
    const box = { x: 0, y: 0, ...cardSize([...characters].length, hasPinyin) }
    board.insert({ kind: 'hanziCard', box, text: characters, grid, hasPinyin, readings })
    onClose()
  }

  return (
    <Dialog isOpen size="sm" onOpenChange={(isOpen) => !isOpen && onClose()} title={t('cardTitle')}>
      <form className={css.rows} onSubmit={(event) => void submit(event)} noValidate>
        <Field
          label={t('characters')}
          help={t('charactersHint')}
          {...(problem === 'charactersWrong' && { error: t('charactersWrong') })}
        >
          <TextInput
            className={css.characters}
            value={text}
            lang="zh-CN"
            autoComplete="off"
            maxLength={40}
            onCompositionStart={() => {
              isComposing.current = true
            }}
            onCompositionEnd={() => {
              isComposing.current = false
            }}
            onChange={(event) => {
              setText(event.target.value)
              setProblem(null)
            }}
          />
        </Field>
        <SegmentedControl
          label={t('grid')}
          isWide
          value={grid === 'mi' ? 'mi' : 'tian'}
          onValueChange={(value) => setGrid(value === 'mi' ? 'mi' : 'tian')}
          options={[
            { value: 'tian', label: t('grid.tian') },
            { value: 'mi', label: t('grid.mi') },
          ]}
        />
        <Switch label={t('pinyin')} isChecked={hasPinyin} onCheckedChange={setHasPinyin} />
        {hasPinyin && isCard && <ReadingChoices characters={characters} chosen={chosen} onChoose={setChosen} />}
        {problem === 'pinyinFailed' && (
          <p role="alert" className={css.problem}>
            {t('pinyinFailed')}
          </p>
        )}
        <div className={css.foot}>
          <Button type="button" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" tone="primary" isBusy={isBusy}>
            {t('putOnBoard')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

// Strokes that cannot be fetched now are asked for again by each page that shows the card.
async function readingsOf(
  text: string,
  /** Null for a card without pinyin. */
  chosen: ChosenReadings | null,
  source: Parameters<typeof loadStrokes>[0],
): Promise<readonly HanziReading[]> {
  const [ruby, strokes] = await Promise.all([chosen ? rubyOf(text) : [], loadStrokes(source, text).catch(() => [])])
  let start = 0
  return [...text].map((character, i) => {
    const pinyin = chosen?.[readingKey(i, character)] ?? ruby.find((one) => one.start === start)?.pinyin ?? ''
    start += character.length
    return { pinyin, strokes: strokes[i]?.outlines.length ?? 0 }
  })
}

import { SegmentedControl, Slider, Switch } from '@hwjy/ui'
import { type BoardPen, PEN_WIDTHS_LIMIT } from '../../../ports/board-engine.ts'
import { useClassroom } from '../../hooks/classroom-context.ts'
import { useBoardState } from '../../hooks/use-board-state.ts'
import { useWords } from '../../i18n/use-words.ts'
import { useSelection } from '../../store/use-selection.ts'
import { boardWords } from '../board-words.ts'
import { PEN_COLORS, PEN_WIDTHS } from '../pen-choices.ts'
import * as css from '../pen-options.css.ts'
import { Dot, Swatch, Swatches } from '../swatches.tsx'

/** What can be set about the pen. Shapes and text take its color, too. Fetched after the room is shown. */
export function PenSettings() {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const { tool, pen, penTip, hasRuler } = useBoardState((state) => ({
    tool: state.tool,
    pen: state.pen,
    penTip: state.penTip,
    hasRuler: state.ruler !== null,
  }))
  const choose = (change: Partial<BoardPen>) => {
    board.setPen(change)
    if (change.color !== undefined) board.setTextStyle({ color: change.color })
    if (tool !== 'shape' && tool !== 'text') board.setTool('pen')
  }
  return (
    <div className={css.rows}>
      {board.features.has('brush') && (
        <SegmentedControl
          label={t('penTip')}
          size="sm"
          value={penTip}
          onValueChange={(value) => board.setPenTip(value)}
          options={[
            { value: 'round', label: t('tip.round') },
            { value: 'brush', label: t('tip.brush') },
          ]}
        />
      )}
      <Swatches label={t('color')}>
        {(group) => (
          <>
            {PEN_COLORS.map(({ name, color }) => (
              <Swatch
                key={name}
                group={group}
                name={t(`color.${name}`)}
                isChosen={pen.color === color}
                onChoose={() => choose({ color })}
              >
                <Dot color={color} width={14} />
              </Swatch>
            ))}
            <OwnColor pen={pen} onChoose={(color) => choose({ color })} />
          </>
        )}
      </Swatches>
      <Swatches label={t('width')}>
        {(group) =>
          PEN_WIDTHS.map((width) => (
            <Swatch
              key={width}
              group={group}
              name={t('widthValue', { width })}
              isChosen={pen.width === width}
              onChoose={() => choose({ width })}
            >
              <Dot color={pen.color} width={width} />
            </Swatch>
          ))
        }
      </Swatches>
      <Slider
        label={t('width')}
        min={PEN_WIDTHS_LIMIT.min}
        max={PEN_WIDTHS_LIMIT.max}
        value={pen.width}
        formatValue={(width) => t('widthValue', { width })}
        onValueChange={(width) => choose({ width })}
      />
      {board.features.has('ruler') && (
        <Switch label={t('ruler')} isChecked={hasRuler} onCheckedChange={(isOut) => board.setRuler(isOut)} />
      )}
    </div>
  )
}

/** A color of one's own, from the browser's picker. This device keeps the last one. */
function OwnColor({ pen, onChoose }: { pen: BoardPen; onChoose: (color: string) => void }) {
  const t = useWords(boardWords)
  const { preferences } = useClassroom()
  const kept = useSelection(preferences, (state) => state.ownColor)
  const isChosen = pen.color === kept && PEN_COLORS.every(({ color }) => color !== kept)
  return (
    <label className={css.swatch} title={t('ownColor')} data-chosen={isChosen || undefined}>
      <input
        type="color"
        className={css.radio}
        aria-label={t('ownColor')}
        value={kept ?? pen.color}
        // A press on the color that is here takes it, even when the picker is left as it was.
        onClick={() => kept !== null && onChoose(kept)}
        onChange={({ target: { value } }) => {
          preferences.setState((state) => ({ ...state, ownColor: value }))
          onChoose(value)
        }}
      />
      {kept === null ? <span aria-hidden className={css.anyColor} /> : <Dot color={kept} width={14} />}
      <span aria-hidden className={css.plus}>
        +
      </span>
    </label>
  )
}

import { SegmentedControl, Slider, Switch } from '@hwjy/ui'
import { ALIGNS, DASHES, SHAPES } from '../../core/board/elements/element-types.ts'
import type { BoardTool } from '../../ports/board-engine.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useBoardState } from '../hooks/use-board-state.ts'
import { useWords } from '../i18n/use-words.ts'
import { boardWords } from './board-words.ts'
import { ERASER_WIDTHS, HIGHLIGHTER_COLORS, HIGHLIGHTER_WIDTHS } from './pen-choices.ts'
import * as css from './pen-options.css.ts'
import { PenSettings } from './pens/pen-settings.tsx'
import { Dot, Swatch, Swatches } from './swatches.tsx'

export type ToolWithOptions = Extract<BoardTool, 'select' | 'pen' | 'highlighter' | 'eraser' | 'shape' | 'text'>

/** What can be set about a tool. Fetched after the room is shown. */
export function ToolOptions({ tool }: { tool: ToolWithOptions }) {
  switch (tool) {
    case 'select':
      return <SelectOptions />
    case 'pen':
      return <PenSettings />
    case 'highlighter':
      return <HighlighterOptions />
    case 'eraser':
      return <EraserOptions />
    case 'shape':
      return <ShapeOptions />
    case 'text':
      return <TextOptions />
    default:
      return tool satisfies never
  }
}

function SelectOptions() {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const mode = useBoardState(({ selectMode }) => selectMode)
  return (
    <SegmentedControl
      label={t('selectMode')}
      value={mode}
      onValueChange={(value) => board.setSelectMode(value)}
      options={[
        { value: 'box', label: t('select.box') },
        { value: 'lasso', label: t('select.lasso') },
      ]}
    />
  )
}

function HighlighterOptions() {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const { color, width } = useBoardState(({ highlighter }) => highlighter)
  return (
    <div className={css.rows}>
      <Swatches label={t('color')}>
        {(group) =>
          HIGHLIGHTER_COLORS.map((choice) => (
            <Swatch
              key={choice.name}
              group={group}
              name={t(`color.${choice.name}`)}
              isChosen={color === choice.color}
              onChoose={() => board.setHighlighter({ color: choice.color })}
            >
              <Dot color={choice.color} width={14} />
            </Swatch>
          ))
        }
      </Swatches>
      <Swatches label={t('width')}>
        {(group) =>
          HIGHLIGHTER_WIDTHS.map((choice) => (
            <Swatch
              key={choice}
              group={group}
              name={t('widthValue', { width: choice })}
              isChosen={width === choice}
              onChoose={() => board.setHighlighter({ width: choice })}
            >
              <Dot color={color} width={choice / 2} />
            </Swatch>
          ))
        }
      </Swatches>
    </div>
  )
}

function EraserOptions() {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const { mode, width } = useBoardState(({ eraser }) => eraser)
  return (
    <div className={css.rows}>
      {board.features.has('pointEraser') && (
        <SegmentedControl
          label={t('eraserMode')}
          isWide
          size="sm"
          value={mode}
          onValueChange={(value) => board.setEraser({ mode: value })}
          options={[
            { value: 'stroke', label: t('eraser.stroke') },
            { value: 'point', label: t('eraser.point') },
          ]}
        />
      )}
      {mode === 'point' && <p className={css.hint}>{t('eraserHint', { mode: t('eraser.stroke') })}</p>}
      {mode === 'point' && (
        <Swatches label={t('eraserWidth')}>
          {(group) =>
            ERASER_WIDTHS.map((choice) => (
              <Swatch
                key={choice}
                group={group}
                name={t('widthValue', { width: choice })}
                isChosen={width === choice}
                onChoose={() => board.setEraser({ width: choice })}
              >
                <Dot color="#9aa3af" width={choice / 3} />
              </Swatch>
            ))
          }
        </Swatches>
      )}
    </div>
  )
}

const SHAPE_PATHS: Record<(typeof SHAPES)[number], string> = {
  line: 'M4 16 16 4',
  arrow: 'M4 16 16 4M9 4h7v7',
  rectangle: 'M3 5h14v10H3Z',
  ellipse: 'M10 4c4 0 7 2.7 7 6s-3 6-7 6-7-2.7-7-6 3-6 7-6Z',
  triangle: 'M10 4 17 16H3Z',
  tick: 'm4 11 4 5 8-12',
  cross: 'm5 5 10 10M15 5 5 15',
}

function ShapeOptions() {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const shape = useBoardState((state) => state.shape)
  const { isFilled, dash } = useBoardState(({ shapeStyle }) => shapeStyle)
  return (
    <div className={css.rows}>
      <Swatches label={t('shapeKind')}>
        {(group) =>
          SHAPES.map((name) => (
            <Swatch
              key={name}
              group={group}
              name={t(`shape.${name}`)}
              isChosen={shape === name}
              onChoose={() => board.setShape(name)}
            >
              <svg aria-hidden width={20} height={20} viewBox="0 0 20 20" className={css.shape}>
                <path d={SHAPE_PATHS[name]} />
              </svg>
            </Swatch>
          ))
        }
      </Swatches>
      <SegmentedControl
        label={t('shapeDash')}
        size="sm"
        value={dash}
        onValueChange={(value) => board.setShapeStyle({ dash: value })}
        options={DASHES.map((value) => ({ value, label: t(`dash.${value}`) }))}
      />
      <Switch
        label={t('shapeFilled')}
        isChecked={isFilled}
        onCheckedChange={(value) => board.setShapeStyle({ isFilled: value })}
      />
      <p className={css.hint}>{t('shapeHint')}</p>
    </div>
  )
}

function TextOptions() {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const { size, align, isList, hasToneColors } = useBoardState(({ text }) => text)
  return (
    <div className={css.rows}>
      <Slider
        label={t('textSize')}
        min={16}
        max={96}
        step={2}
        value={size}
        formatValue={(value) => t('textSizeValue', { size: value })}
        onValueChange={(value) => board.setTextStyle({ size: value })}
      />
      <SegmentedControl
        label={t('align')}
        size="sm"
        value={align}
        onValueChange={(value) => board.setTextStyle({ align: value })}
        options={ALIGNS.map((value) => ({ value, label: t(`align.${value}`) }))}
      />
      <Switch label={t('list')} isChecked={isList} onCheckedChange={(value) => board.setTextStyle({ isList: value })} />
      <Switch
        label={t('toneColors')}
        isChecked={hasToneColors}
        onCheckedChange={(value) => board.setTextStyle({ hasToneColors: value })}
      />
    </div>
  )
}

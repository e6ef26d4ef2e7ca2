import { Switch } from '@hwjy/ui'
import type { ElementStyle } from '../../core/board/elements/restyle.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useWords } from '../i18n/use-words.ts'
import { boardWords } from './board-words.ts'
import { PEN_COLORS, PEN_WIDTHS } from './pen-choices.ts'
import * as css from './pen-options.css.ts'
import { Dot, Swatch, Swatches } from './swatches.tsx'

/** Another color, width or fill for what is selected; only what any of it has is offered. */
export function SelectionStyle({ style }: { style: ElementStyle }) {
  const t = useWords(boardWords)
  const { board } = useClassroom()
  const { color, width, isFilled } = style
  return (
    <div className={css.rows}>
      {color !== undefined && (
        <Swatches label={t('color')}>
          {(group) =>
            PEN_COLORS.map((choice) => (
              <Swatch
                key={choice.name}
                group={group}
                name={t(`color.${choice.name}`)}
                isChosen={color === choice.color}
                onChoose={() => board.restyle({ color: choice.color })}
              >
                <Dot color={choice.color} width={14} />
              </Swatch>
            ))
          }
        </Swatches>
      )}
      {width !== undefined && (
        <Swatches label={t('width')}>
          {(group) =>
            PEN_WIDTHS.map((choice) => (
              <Swatch
                key={choice}
                group={group}
                name={t('widthValue', { width: choice })}
                isChosen={width === choice}
                onChoose={() => board.restyle({ width: choice })}
              >
                <Dot color={color ?? '#1f1f1f'} width={choice} />
              </Swatch>
            ))
          }
        </Swatches>
      )}
      {isFilled !== undefined && (
        <Switch
          label={t('shapeFilled')}
          isChecked={isFilled}
          onCheckedChange={(next) => board.restyle({ isFilled: next })}
        />
      )}
    </div>
  )
}

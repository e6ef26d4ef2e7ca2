import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '../icons.ts'
import { useWords } from '../ui-text/words.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { stepState } from './step-state.ts'
import * as css from './steps.css.ts'
import { stepsWords } from './steps-words.ts'

export interface Step {
  title: ReactNode
  description?: ReactNode
}

export interface StepsProps {
  label: string
  steps: readonly Step[]
  /** The step under way, counted from 0. `steps.length` when all are done. */
  current: number
  hasFailed?: boolean | undefined
  className?: string | undefined
}

/** Shows the progress through a few steps. Side by side where there is room, else below each other. */
export function Steps({ label, steps, current, hasFailed = false, className }: StepsProps) {
  const words = useWords(stepsWords)
  return (
    <div className={clsx(css.container, className)}>
      <ol aria-label={label} className={css.steps}>
        {steps.map(({ title, description }, index) => {
          const state = stepState(index, current, hasFailed)
          return (
            // Steps have a fixed order; their index is their identity.
            <li
              key={index}
              data-state={state}
              aria-current={index === current ? 'step' : undefined}
              className={css.step}
            >
              <span aria-hidden className={css.mark}>
                {state === 'done' ? (
                  <CheckIcon size={16} strokeWidth={3} />
                ) : state === 'failed' ? (
                  <CloseIcon size={16} strokeWidth={3} />
                ) : (
                  index + 1
                )}
              </span>
              <span className={css.words}>
                <span className={css.title}>{title}</span>
                <VisuallyHidden>, {words[state]}</VisuallyHidden>
                {description !== undefined && <span className={css.description}>{description}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

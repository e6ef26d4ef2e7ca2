import type { ReactNode } from 'react'
import { focusNow } from '../../../shared/focus-now.ts'
import * as css from '../login-page.css.ts'

/** Heading of a step. It gets the focus, because the step before is gone; a field that asks for it gets it afterwards. */
export const StepHeading = ({ children }: { children: ReactNode }) => (
  <h2 ref={focusNow} tabIndex={-1} className={css.stepHeading}>
    {children}
  </h2>
)

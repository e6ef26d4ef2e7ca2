import type { WayProps } from '../sign-in.ts'
import { shownState } from '../sign-in-machine.ts'
import { CodeStep } from './code-step.tsx'
import { ElsewhereStep } from './elsewhere-step.tsx'
import { FamilyStep } from './family-step.tsx'
import { SecondStep } from './second-step.tsx'
import { useStoredStep } from './stored-step.ts'

/** Asks for the step that the server still requires from a user who has proven their identity. */
export function NextStep(way: WayProps) {
  const state = shownState(way.signIn.state)
  useStoredStep(way.role, 'step' in state ? state.step : { kind: 'family' }, way.signIn.leaveStep)
  switch (state.at) {
    case 'elsewhere':
      return <ElsewhereStep {...way} step={state.step} />
    case 'new-device':
      return <CodeStep {...way} step={state.step} />
    case 'second-step':
      // A step that was stored by an earlier version names no ways.
      if (!state.step.ways) return <CodeStep {...way} step={state.step} />
      // After a text code other ways are asked for than after a password, and a way may be gone when it is used.
      return <SecondStep key={`${state.step.ticket} ${state.step.ways.join()}`} {...way} step={state.step} />
    case 'resuming-family':
      return <FamilyStep signIn={way.signIn} />
    default:
      return null
  }
}

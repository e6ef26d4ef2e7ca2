import type { WayProps } from '../way-props.ts'
import { CodeStep } from './code-step.tsx'
import { ElsewhereStep } from './elsewhere-step.tsx'
import { FamilyStep } from './family-step.tsx'
import type { KeptStep } from './kept-step.ts'
import { SecondStep } from './second-step.tsx'
import { useKeepStep } from './use-keep-step.ts'

/** Asks for the step that the server still requires from a user who has proven their identity. */
export default function NextStepForm({ step, ...way }: WayProps & { step: KeptStep }) {
  useKeepStep(way.role, step, way.signIn.leaveStep)
  switch (step.kind) {
    case 'elsewhere':
      return <ElsewhereStep {...way} step={step} />
    case 'code-needed':
      // A step that was kept by an earlier version names no ways.
      if (step.operation === 'verifyDevice' || !step.ways) return <CodeStep {...way} step={step} />
      // After a text code other ways are asked for than after a password.
      return <SecondStep key={step.ticket} {...way} step={step} />
    case 'family':
      return <FamilyStep signIn={way.signIn} />
  }
}

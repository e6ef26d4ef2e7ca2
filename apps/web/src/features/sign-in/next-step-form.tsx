import type { WayProps } from './lazy-parts.ts'
import { CodeStep } from './code-step.tsx'
import { ElsewhereStep } from './elsewhere-step.tsx'
import { FamilyStep } from './family-step.tsx'
import type { KeptStep } from './kept-step.ts'
import { useKeepStep } from './use-keep-step.ts'

/** What the server wants before it lets somebody in who has proven who they are. */
export default function NextStepForm({ step, ...way }: WayProps & { step: KeptStep }) {
  useKeepStep(way.role, step, way.signIn.leaveStep)
  switch (step.kind) {
    case 'elsewhere':
      return <ElsewhereStep {...way} step={step} />
    case 'code-needed':
      return <CodeStep {...way} step={step} />
    case 'family':
      return <FamilyStep signIn={way.signIn} />
  }
}

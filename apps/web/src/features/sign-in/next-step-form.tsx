import type { WayProps } from './lazy-parts.ts'
import { CodeStep } from './code-step.tsx'
import { ElsewhereStep } from './elsewhere-step.tsx'
import type { NextStep } from './login-problem.ts'

/** What the server wants before it lets somebody in who has proven who they are. */
export default function NextStepForm({ step, ...way }: WayProps & { step: NextStep }) {
  return step.kind === 'elsewhere' ? <ElsewhereStep {...way} step={step} /> : <CodeStep {...way} step={step} />
}

/** `pnpm lint`: format, lint, arrows between packages, unused code, the contract. */
import { lintSteps } from './lib/lint-steps.ts'
import { runSteps } from './lib/steps.ts'

const { failed } = await runSteps(lintSteps)
process.exit(failed > 0 ? 1 : 0)

import { accountSecurityRoutes } from './account-security.routes.ts'
import { accountRoutes } from './account.routes.ts'
import { codeRoutes } from './codes.routes.ts'
import { phoneChangeRoutes } from './phone-change.routes.ts'
import { sessionListRoutes } from './session-list.routes.ts'
import { signInStepRoutes } from './sign-in-steps.routes.ts'
import { signInRoutes } from './sign-in.routes.ts'

export const accountModules = [
  accountRoutes,
  accountSecurityRoutes,
  codeRoutes,
  phoneChangeRoutes,
  sessionListRoutes,
  signInRoutes,
  signInStepRoutes,
] as const

import type { Role } from '@hwjy/sdk'
import type { SignIn } from './sign-in-attempt.ts'

export interface WayProps {
  role: Role
  signIn: SignIn
}

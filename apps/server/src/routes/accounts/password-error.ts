import type { PasswordDenied } from '../../auth/password-check.ts'
import { ApiError } from '../../http/api-error.ts'

export function passwordError(denial: PasswordDenied): ApiError {
  switch (denial.reason) {
    case 'wrong-password':
      return new ApiError('wrongPassword')
    case 'captcha-required':
      return new ApiError('captchaRequired')
    case 'too-many-attempts':
      return new ApiError('tooManyAttempts', { retryAfterSeconds: denial.retryAfterSeconds })
    case 'too-often':
      return new ApiError('tooOften', { retryAfterSeconds: denial.retryAfterSeconds })
  }
}
